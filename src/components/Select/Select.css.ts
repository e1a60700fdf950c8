import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

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

/** A drawn face with the native select over it. The box around both has the border and the focus ring. */
export const drawn = style({ position: 'relative' });
globalStyle(`${drawn} > ${select}`, { position: 'absolute', inset: 0, height: '100%', opacity: 0 });
globalStyle(`${drawn} > ${arrow}`, { marginInlineStart: 0 });

/** A select in a line of small text, as wide as its choice. The tap target keeps its height. */
export const quiet = style({
  minHeight: vars.size.tap,
  borderColor: 'transparent',
  backgroundColor: 'transparent',
});
globalStyle(`${quiet} > ${select}`, {
  ...small,
  fieldSizing: 'content',
  paddingInline: `0 calc(${vars.size.iconSm} + ${vars.space.s1})`,
  paddingBlock: 0,
});
globalStyle(`${quiet} > ${arrow}`, {
  width: vars.size.iconSm,
  height: vars.size.iconSm,
  marginInline: `calc(-1 * ${vars.size.iconSm}) 0`,
});
