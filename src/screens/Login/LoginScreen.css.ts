import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A line as high as a tap target. */
export const forgot = style({ textAlign: 'center', lineHeight: '2.75rem', color: vars.color.textMuted });
export const register = style({ textAlign: 'center', color: vars.color.textMuted });
