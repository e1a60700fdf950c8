import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The quiet next steps below the result, one below another. */
export const steps = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, marginTop: vars.space.s3 });

const land = keyframes({ from: { transform: 'translateY(-1.5rem) scale(0.7)', opacity: 0 } });
const fall = keyframes({ from: { transform: 'translateY(-14px)', opacity: 0 } });

/** The pouch lands with a bounce, and then its coin falls into it. */
export const pouch = style({ animation: `${land} ${vars.motion.slow} ${vars.motion.bounce}` });
globalStyle(`${pouch} circle`, {
  animation: `${fall} ${vars.motion.slow} ${vars.motion.bounce} ${vars.motion.normal} backwards`,
});
// A small phone: the result and its steps need the space.
globalStyle(`${pouch} > svg`, { '@media': { '(max-height: 44rem)': { width: 'min(3.5rem, 18vw)' } } });
