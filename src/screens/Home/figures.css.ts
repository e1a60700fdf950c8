import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

const roll = keyframes({ from: { transform: 'translateY(0.5em)', opacity: 0 } });

/** A changed amount is a new element (`Amount`), so the animation starts again with each change. */
export const rolled = style({
  display: 'inline-block',
  maxWidth: '100%',
  animation: `${roll} 300ms ${vars.motion.ease}`,
});
