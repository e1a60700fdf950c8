import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const card = recipe({
  base: {
    position: 'relative',
    padding: vars.space.s5,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.card,
    '@media': { '(max-width: 24rem)': { padding: vars.space.s4 } },
  },
  variants: {
    variant: {
      plain: { border: `1px solid ${vars.color.line}` },
      /** A recessed area inside another surface. */
      sunken: { backgroundColor: vars.color.surfaceSunken, boxShadow: vars.shadow.patch },
      /** A pouch with a stitched seam, the product's motif. Use one per view, for its most important content. */
      pouch: {
        borderRadius: vars.radius.pouch,
        padding: `${vars.space.s5} min(${vars.space.s5}, 6vw)`,
        '::after': {
          content: '',
          position: 'absolute',
          inset: '4px',
          border: `1.5px dashed ${vars.color.stitch}`,
          borderRadius: `calc(${vars.radius.pouch} - 4px)`,
          pointerEvents: 'none',
        },
      },
    },
    /** Without padding, for images and lists that reach the edge. */
    flush: { true: { padding: 0, overflow: 'hidden', '@media': { '(max-width: 24rem)': { padding: 0 } } } },
  },
  defaultVariants: { variant: 'plain' },
});
