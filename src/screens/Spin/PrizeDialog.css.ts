import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

const drop = keyframes({ from: { transform: 'translateY(-0.75rem) scale(0.8)' } });

export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  animation: `${drop} ${vars.motion.slow} ${vars.motion.bounce}`,
});
export const lead = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.md,
  fontWeight: vars.weight.regular,
});
export const label = style({
  display: 'block',
  color: vars.color.accent,
  fontSize: vars.font.size.xxl,
  overflowWrap: 'anywhere',
});
export const text = style({ display: 'grid', gap: vars.space.s2 });
export const hint = style(small);

/** The confetti's canvas. It covers the dialog and all other content, and ignores taps. */
export const confetti = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
});
globalStyle(`${confetti}::backdrop`, { display: 'none' });
