import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const errorLine = style({ marginTop: vars.space.s3, textAlign: 'start' });
