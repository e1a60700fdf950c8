import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  border: '0.17em solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
