import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hem } from '@/theme/hem';

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
      /** A pouch with a stitched seam, the product's motif: the balance, the receipt and the wheel. */
      pouch: {
        borderRadius: vars.radius.pouch,
        padding: `${vars.space.s5} min(${vars.space.s5}, 6vw)`,
        '::after': { ...hem, borderColor: vars.color.stitch },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});
