import { type ComplexStyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** The width of each frame, and the width and height of the page in it. */
const sizes = {
  /** A phone, of which two fit side by side on a phone. */
  phone: { width: 168, page: [390, 844] },
  small: { width: 96, page: [390, 844] },
  /** As high as `small`. */
  desktop: { width: 240, page: [1280, 1108] },
} as const;

/** Returns one style for each size. */
const eachSize = (style: (size: (typeof sizes)[keyof typeof sizes]) => ComplexStyleRule) => ({
  phone: style(sizes.phone),
  small: style(sizes.small),
  desktop: style(sizes.desktop),
});

export const device = recipe({
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    flex: 'none',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.surfaceSunken,
  },
  variants: {
    size: eachSize(({ width, page }) => ({ width, height: Math.round((page[1] * width) / page[0]) })),
  },
});

const corner = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } as const;

/** The placeholder below the screenshot and the story. */
export const loading = style({ ...corner, width: '100%', height: '100%', margin: 0, borderRadius: 0 });

/** The upper part of a screenshot, which is as wide as the frame and may be longer. */
export const screenshot = style({
  ...corner,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});

/** The story, which is invisible until it is complete, so that it does not cover the screenshot with an empty page. */
export const frame = recipe({
  base: {
    ...corner,
    border: 0,
    opacity: 0,
    transformOrigin: '0 0',
  },
  variants: {
    isShown: { true: { opacity: 1 } },
    size: eachSize(({ width, page }) => ({
      width: page[0],
      height: page[1],
      transform: `scale(${width / page[0]})`,
    })),
  },
});
