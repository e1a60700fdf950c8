import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const page = style({ display: 'grid', gap: vars.space.s4 });
globalStyle(`${page} a`, { color: vars.color.link });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const search = style({ display: 'grid', gap: vars.space.s1, maxWidth: '32rem' });
globalStyle(`${search} input`, {
  minHeight: vars.size.tap,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
});

export const text = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.gutter,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.s3,
  margin: 0,
});
export const wordings = style({ margin: 0 });
export const place = style({ padding: 0, border: 0, background: 'none', color: vars.color.link, cursor: 'pointer' });
