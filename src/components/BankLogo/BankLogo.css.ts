import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  width: '2.5rem',
  height: '2.5rem',
});
