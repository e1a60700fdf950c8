import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** The part of a page that a picture shows, and its width in px. */
const sizes = {
  /** A phone, of which two fit side by side on a phone. */
  phone: { width: 168, aspectRatio: '390 / 844' },
  small: { width: 96, aspectRatio: '390 / 844' },
  /** As high as `small`. */
  desktop: { width: 332, aspectRatio: '1280 / 800' },
} as const;

export const picture = recipe({
  base: {
    display: 'block',
    flex: 'none',
    objectFit: 'cover',
    objectPosition: 'top',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.surfaceSunken,
  },
  variants: { size: sizes },
});
