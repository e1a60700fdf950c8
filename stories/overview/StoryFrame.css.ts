import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** A phone of 390 x 844 px, scaled down so that two fit side by side on a phone. */
const width = 168;
const scale = width / 390;

export const phone = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  width,
  height: Math.round(844 * scale),
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceSunken,
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
    width: 390,
    height: 844,
    border: 0,
    opacity: 0,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  },
  variants: { isShown: { true: { opacity: 1 } } },
});
