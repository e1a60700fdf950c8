import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const notice = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s1} ${vars.space.s4} ${vars.space.s2}`,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
});
globalStyle(`${notice} > svg`, { flex: 'none', marginBlockStart: '0.25em' });
