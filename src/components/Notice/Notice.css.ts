import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s4,
  maxWidth: '26rem',
  minHeight: '60dvh',
  margin: '0 auto',
  padding: vars.space.s4,
  textAlign: 'center',
  textWrap: 'balance',
});
export const title = style({ fontSize: vars.font.size.xl });
export const text = style({ marginTop: vars.space.s2, color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s3 });
