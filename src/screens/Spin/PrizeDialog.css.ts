import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const lead = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.md,
  fontWeight: vars.weight.regular,
});
export const label = style({
  display: 'block',
  color: vars.color.accent,
  fontSize: 'min(2.75rem, 11vw)',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

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
