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

export const skeleton = style({
  display: 'grid',
  gap: vars.space.s3,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [desktop]: { gap: vars.space.s5 } },
});
/** As high as the search field with the space for its error. */
export const field = style({
  minHeight: '3rem',
  marginBottom: vars.space.s1,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.skeleton,
});
/** As high as the jump links, which are drawn lower than their tap target. */
export const jumps = style({
  minHeight: `calc(${vars.size.tap} + 2 * ${vars.space.s1})`,
  borderBlock: `calc(${vars.space.s1} + 4px) solid transparent`,
  borderRadius: vars.radius.md,
  backgroundClip: 'padding-box',
  backgroundColor: vars.color.skeleton,
});

/** Up to three cards in one line. With large text, fewer fit. */
export const lastPlayed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(30%, min(5.2rem, 100%)), 1fr))',
  gap: vars.space.s2,
});
