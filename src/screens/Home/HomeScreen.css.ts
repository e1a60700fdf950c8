import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Three and three, six in a row where there is room; fewer where words are large, so that they stay whole. */
const columns = (least: string) => `repeat(auto-fill, minmax(max(${least}, min(5.2rem, 100%)), 1fr))`;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: columns('30%'),
  gap: vars.space.s2,
  '@media': { '(min-width: 38rem)': { gridTemplateColumns: columns('14%') } },
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

export const playWays = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
