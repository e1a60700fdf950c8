import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

const show = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { visibility: 'visible', opacity: 1 } });

export const loader = recipe({
  base: { display: 'grid', placeItems: 'center', minHeight: vars.size.bar, padding: vars.space.s4 },
  variants: {
    cover: {
      true: {
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        zIndex: vars.z.menu,
      },
    },
  },
});

export const late = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  color: vars.color.accent,
  animation: `${show} ${vars.motion.fast} 200ms both`,
  selectors: {
    [`${loader.classNames.variants.cover.true} > &`]: {
      padding: `${vars.space.s2} ${vars.space.s4}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.card,
    },
  },
});

export const text = style({ color: vars.color.textMuted });
