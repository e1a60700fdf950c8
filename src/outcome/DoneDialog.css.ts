import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The quiet next steps below the result, one below another. */
export const steps = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, marginTop: vars.space.s3 });
