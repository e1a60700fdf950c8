import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s6} ${vars.space.s4}`,
  textAlign: 'center',
  textWrap: 'balance',
});

/** The background of the image, with rounded corners. */
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: '5.5rem',
  height: '5.5rem',
  marginBottom: vars.space.s2,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const text = style({ fontSize: vars.font.size.lg, fontWeight: vars.weight.strong, maxWidth: '24rem' });

export const hint = style({ color: vars.color.textMuted, maxWidth: '24rem', marginBottom: vars.space.s2 });
