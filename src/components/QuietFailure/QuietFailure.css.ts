import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The button goes below the words where they fill the line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
});

export const words = style({ flex: '1 1 10rem', minWidth: 0 });
