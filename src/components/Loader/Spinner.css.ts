import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const show = keyframes({ from: { visibility: 'hidden' } });
const hide = keyframes({ to: { visibility: 'hidden' } });

/** The delay before the spinner replaces its content. */
const delay = '200ms';

export const place = style({ display: 'inline-grid', flex: 'none', placeItems: 'center' });

export const before = style({ display: 'grid', gridArea: '1 / 1', animation: `${hide} 1ms ${delay} forwards` });

export const spinner = style({
  gridArea: '1 / 1',
  width: '1.25em',
  height: '1.25em',
  border: '0.17em solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite, ${show} 1ms ${delay} backwards`,
});
