import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { desktop } from '@/theme/screens';

export const finder = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.s3,
    '@media': { [desktop]: { gap: vars.space.s5 } },
  },
  variants: {
    // The page stays high enough for the field to remain at the top of the viewport while the results become fewer.
    searching: { true: { minHeight: '100svh' } },
  },
});

/** As high as the search field with the space for its error. */
export const skeleton = style({
  minHeight: '3rem',
  marginBottom: vars.space.s1,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.skeleton,
});

export const lastPlayed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(30%, min(5.2rem, 100%)), 1fr))',
  gap: vars.space.s2,
});
/** The tile fills its cell, so that tiles with short and long names have the same height. */
export const item = style({ display: 'grid', minWidth: 0 });
export const logo = style({ width: '100%' });
