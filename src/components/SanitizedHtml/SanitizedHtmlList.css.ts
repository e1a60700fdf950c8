import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const items = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingInlineStart: '2.25rem',
  lineHeight: vars.leading.text,
});
globalStyle(`${items} > li::marker`, {
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
