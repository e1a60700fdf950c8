import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The quiet next steps below the result, in one line. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s4,
  marginTop: vars.space.s4,
});

const land = keyframes({ from: { transform: 'translateY(-1.5rem) scale(0.7)', opacity: 0 } });
const fall = keyframes({ from: { transform: 'translateY(-14px)', opacity: 0 } });

/** The pouch lands with a bounce, and then its coin falls into it. */
export const pouch = style({ animation: `${land} ${vars.motion.slow} ${vars.motion.bounce}` });
globalStyle(`${pouch} circle`, {
  animation: `${fall} ${vars.motion.slow} ${vars.motion.bounce} ${vars.motion.normal} backwards`,
});
// A small phone: the result and its steps need the space.
globalStyle(`${pouch} > svg`, { '@media': { '(max-height: 40rem)': { width: 'min(4rem, 18vw)' } } });

/** Money that is still on its way: a clock instead of the pouch. */
export const clock = style([
  pouch,
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(6rem, 18vw)',
    height: 'min(6rem, 18vw)',
    borderRadius: vars.radius.full,
    color: vars.color.pending,
    backgroundColor: vars.color.pendingSoft,
    boxShadow: vars.shadow.patch,
  },
]);
globalStyle(`${clock} > svg`, { width: '50%', height: 'auto' });
