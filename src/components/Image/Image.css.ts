import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton,
  },
  variants: {
    ratio: {
      square: { aspectRatio: '1' },
      photo: { aspectRatio: '4 / 3' },
      wide: { aspectRatio: '16 / 9' },
      banner: { aspectRatio: '5 / 2' },
    },
    corners: { none: {}, md: { borderRadius: vars.radius.md }, lg: { borderRadius: vars.radius.lg } },
  },
  defaultVariants: { ratio: 'wide', corners: 'md' },
});

export const image = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', color: vars.color.textMuted },
  variants: { fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } } },
  defaultVariants: { fit: 'cover' },
});

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
