import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const register = style({ textAlign: 'center', color: vars.color.textMuted });
