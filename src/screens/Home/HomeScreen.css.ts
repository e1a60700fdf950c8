import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Three and three; all six in a row where there is room, two and two where words are large. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s2,
  '@media': {
    '(min-width: 38rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '(max-width: 19rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const home = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  // The first view is worth more than the air above it.
  marginTop: `calc(-1 * ${vars.space.s2})`,
  '@media': {
    '(min-width: 24rem) and (min-height: 50rem)': { gap: vars.space.s4, marginTop: 0 },
    '(max-width: 21rem)': { marginTop: `calc(-1 * ${vars.space.s3})` },
  },
});
