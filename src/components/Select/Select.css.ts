import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&&': { paddingInlineEnd: `calc(${vars.size.icon} + 2 * ${vars.space.gutter})` },
    '&[data-empty]': { color: vars.color.textMuted },
  },
});

/** The platform draws the list of options, so the options need matching colours for text and background. */
export const option = style({ color: vars.color.text, backgroundColor: vars.color.surface });

export const arrow = style({
  alignSelf: 'center',
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  marginInlineStart: `calc(-1 * (${vars.size.icon} + ${vars.space.gutter}))`,
  marginInlineEnd: vars.space.gutter,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
