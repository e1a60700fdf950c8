import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const finder = style({ display: 'grid', gap: vars.space.s2 });
export const label = style({ fontSize: vars.font.size.xl, fontWeight: vars.weight.strong });
export const field = style({
  minHeight: '3rem',
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
});
export const count = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const result = style({ display: 'block', paddingBlock: vars.space.s2 });
