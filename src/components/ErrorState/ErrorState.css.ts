import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A single line instead of the missing content. The button wraps below the text if both do not fit. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  minWidth: 0,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
});

export const quietWords = style({ flex: '1 1 10rem', minWidth: 0 });
