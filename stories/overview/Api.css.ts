import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const page = style({
  display: 'grid',
  gap: vars.space.s6,
  color: vars.color.text,
  fontFamily: vars.font.body,
  lineHeight: 1.6,
});
globalStyle(`${page} a`, { color: vars.color.link });
globalStyle(`${page} code`, { overflowWrap: 'anywhere' });

export const call = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const muted = style({ color: vars.color.textMuted });
export const example = style({
  overflow: 'auto',
  maxHeight: '24rem',
  margin: 0,
  padding: vars.space.s3,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
});
export const codes = style({ margin: 0, paddingInlineStart: vars.space.s5 });
