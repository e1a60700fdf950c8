import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  maxWidth: '26rem',
  margin: `${vars.space.s5} auto 0`,
  padding: vars.space.gutter,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
export const body = style({ flex: '1 1 10rem', minWidth: 0 });
export const title = style({ fontSize: vars.font.size.md });
export const text = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3, width: '100%' });
globalStyle(`${actions} > *`, { flex: '1 1 6rem' });
