import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const page = style({ display: 'grid', gap: vars.space.s5, padding: vars.space.s5 });
export const topic = style({ display: 'grid', gap: vars.space.s5 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s5 });
export const language = style({ display: 'grid', alignContent: 'start', gap: vars.space.s3, margin: 0 });
export const video = style({
  display: 'block',
  width: '15rem',
  aspectRatio: '584 / 1440',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
});
