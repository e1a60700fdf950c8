import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const body = style({ display: 'grid', gap: vars.space.s4 });
export const receipt = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s1,
  minWidth: 0,
  textAlign: 'center',
  paddingBottom: vars.space.s4,
  borderBottom: `1.5px dashed ${vars.color.stitch}`,
});
export const kind = style({ marginTop: vars.space.s1, fontWeight: vars.weight.strong });

export const rows = style({ display: 'grid', gap: vars.space.s2 });
/** Label and text are side by side, or one below the other if they do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
});
export const label = style({ color: vars.color.textMuted });
export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  textAlign: 'end',
});
export const relative = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
});
export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
