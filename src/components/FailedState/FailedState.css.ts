import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A line in the place of what is missing, not more conspicuous than what stands around it. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  minWidth: 0,
  padding: `${vars.space.s2} 0`,
});

export const quietWords = style({ flex: '1 1 10rem', minWidth: 0, color: vars.color.textMuted });
