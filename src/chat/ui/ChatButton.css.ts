import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.round,
  height: vars.size.round,
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.toast,
  transition: `background-color ${vars.motion.fast}, opacity ${vars.motion.normal}`,
  selectors: {
    // The doubled class outweighs the background of `data-theme`.
    '&&': { backgroundColor: vars.color.surfaceRaised, color: vars.color.accent },
    '&&:hover': { backgroundColor: vars.color.surface },
    '&:active': { transform: 'scale(0.96)' },
    // The panel covers the button.
    '&[data-covered]': { visibility: 'hidden' },
    // A keyboard still reaches the button, which then returns.
    '&[data-aside]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
});

/** The icon's size is half of the button's size, which does not grow with very large text. */
export const mark = style({ width: '48%', height: '48%', strokeWidth: 1.75 });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.375rem',
  minWidth: '1.25rem',
  padding: `0 ${vars.space.s1}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});
