import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Three and three; all six in a row where there is room, two and two where words are large. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s3,
  '@media': {
    '(min-width: 38rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '(max-width: 19rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const home = style({ display: 'grid', gap: vars.space.s5, minWidth: 0 });
