import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: vars.space.s7,
  textOverflow: 'ellipsis',
  selectors: { '&[data-empty]': { color: vars.color.textMuted } },
});

/** The list itself is the platform's; it needs colours that go together. */
export const option = style({ color: vars.color.text, backgroundColor: vars.color.surface });

export const arrow = style({
  alignSelf: 'center',
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  marginInlineStart: `calc(-1 * (${vars.size.icon} + ${vars.space.s4}))`,
  marginInlineEnd: vars.space.s4,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
