import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.round,
  height: vars.size.round,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  outline: `1.5px dashed ${vars.color.onAction}`,
  outlineOffset: '-5px',
  boxShadow: vars.shadow.toast,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.actionHover },
    '&:active': { transform: 'scale(0.96)' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // The panel covers the button.
    '&[data-covered]': { visibility: 'hidden' },
  },
});

/** The icon's size is half of the button's size, which does not grow with very large text. */
export const mark = style({ width: '50%', height: '50%', strokeWidth: 1.75 });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  minWidth: '1.5rem',
  padding: `0 ${vars.space.s1}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
});
