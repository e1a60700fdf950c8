import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { shortViewport } from '@/theme/screens';

/** The diameter of the enlarged wheel in CSS pixels, of which only the top is in view. */
export const diameter = 520;

const grow = keyframes({ from: { transform: 'scale(0.7)', opacity: 0 } });

export const arc = recipe({
  base: {
    flex: 'none',
    height: 'min(13rem, 32dvh)',
    overflow: 'hidden',
    paddingTop: '2rem',
    maskImage: 'linear-gradient(black 65%, transparent)',
    // On a low screen the texts need the room.
    '@media': { [shortViewport]: { display: 'none' } },
  },
  variants: { pale: { true: { opacity: 0.45, filter: 'grayscale(0.6)' } } },
});

export const disc = style({
  position: 'relative',
  left: '50%',
  width: `${diameter}px`,
  height: `${diameter}px`,
  marginLeft: `${-diameter / 2}px`,
  containerType: 'inline-size',
  transformOrigin: '50% 20%',
  animation: `${grow} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const canvas = style({ display: 'block', width: '100%', height: '100%', borderRadius: vars.radius.full });
