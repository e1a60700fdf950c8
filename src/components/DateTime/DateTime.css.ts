import { style } from '@vanilla-extract/css';

export const time = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A column is at least as wide as the date, so that a line ends between date and time.
  overflowWrap: 'break-word',
});
