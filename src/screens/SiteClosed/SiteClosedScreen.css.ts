import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A night sky: a glow behind the tied pouch and a few stitched stars. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  position: 'relative',
  backgroundImage: `radial-gradient(circle at 50% 38%, ${vars.color.accentSoft}, transparent 16rem)`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    // The sky ends above the text, because a star beside a letter would look like a Thai or Lao mark.
    height: '24dvh',
    pointerEvents: 'none',
    backgroundImage: [
      `radial-gradient(circle, ${vars.color.stitch} 0 1px, transparent 1.5px)`,
      `radial-gradient(circle, ${vars.color.textMuted} 0 0.75px, transparent 1.25px)`,
    ].join(', '),
    backgroundSize: '9.5rem 11rem, 6.25rem 7.75rem',
    backgroundPosition: '2rem 1rem, 4rem 3.5rem',
  },
});
export const language = style({ position: 'relative', justifySelf: 'end', padding: `min(${vars.space.s3}, 3.75vw)` });
export const lastCheck = style({
  minHeight: `calc(${vars.leading.text} * 1em + 2 * ${vars.space.s4})`,
  padding: vars.space.s4,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.textMuted,
});
