import { style } from '@vanilla-extract/css';

/** In the colour of the words around it: they may lie on any ground. */
export const link = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2.5px' },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
});
