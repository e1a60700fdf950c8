import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  width: '100%',
  minHeight: vars.size.tap,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
});

export const reminder = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s3,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.pendingSoft,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

export const closed = style({ display: 'grid', gap: vars.space.s3 });
export const closedActions = style({ display: 'grid', gap: vars.space.s2, maxWidth: '26rem' });
export const closedTitle = style({ fontSize: vars.font.size.xl });
