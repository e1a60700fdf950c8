import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const byHand = style({
  display: 'block',
  width: '100%',
  marginTop: vars.space.s2,
  padding: vars.space.s3,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.font.size.lg,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  resize: 'none',
  userSelect: 'all',
});
