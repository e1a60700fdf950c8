import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const line = style({
  display: 'flex',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.gutter}`,
  color: vars.color.failed,
  backgroundColor: vars.color.failedSoft,
  borderRadius: vars.radius.md,
});

export const icon = style({ flex: 'none', marginBlockStart: '0.25em' });
