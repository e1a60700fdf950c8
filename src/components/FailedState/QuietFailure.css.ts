import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  color: vars.color.textMuted,
});

export const words = style({ flex: '1 1 10rem', minWidth: 0 });
