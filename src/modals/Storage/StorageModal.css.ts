import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const body = style({ display: 'grid', gap: vars.space.s4 });
export const lead = style({ color: vars.color.textMuted });
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  padding: `${vars.space.s3} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: `1px solid ${vars.color.line}` },
});
export const until = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });
