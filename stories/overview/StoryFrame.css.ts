import { style } from '@vanilla-extract/css';
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

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 390,
  height: 844,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});
