import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const home = style({ display: 'grid', gap: vars.space.s5, minWidth: 0 });
