import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const initial = style({ fontSize: vars.font.size.xl, fontWeight: vars.weight.strong });
