import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The figure with its buttons in one line, and the percentages below. Large text wraps the buttons onto a new line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s1}`,
  minWidth: 0,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  boxShadow: vars.shadow.patch,
});
globalStyle(`${row} > svg`, { flex: 'none', color: vars.color.accent });

export const figure = style({
  flex: '1 1 5rem',
  minWidth: 0,
  marginInlineStart: vars.space.s2,
  lineHeight: vars.leading.tight,
});

const small = { color: vars.color.textMuted, fontSize: vars.font.size.xs, lineHeight: vars.leading.tight };

export const label = style(small);

/** The success and fail percent, and why there is nothing to receive. */
export const note = style([small, { flex: '1 0 100%' }]);

/** As high as the info button beside it. Other buttons are higher. */
export const button = style({
  minHeight: vars.size.tap,
  paddingInline: vars.space.s3,
  fontSize: vars.font.size.sm,
});
