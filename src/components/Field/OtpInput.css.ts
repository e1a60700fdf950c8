import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const code = style({
  fontSize: vars.font.size.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.3em',
  textAlign: 'center',
});
