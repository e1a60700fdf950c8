import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A single line instead of the missing content. */
export const quiet = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minWidth: 0,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
});

/** The icon stands beside the first line. */
export const quietIcon = style({ flex: 'none', marginTop: '0.75rem' });

/** The button wraps below the words, in line with them, if both do not fit. */
export const quietLine = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  minWidth: 0,
});

export const quietText = style({ flex: '1 1 10rem', minWidth: 0, padding: `${vars.space.s2} 0` });
