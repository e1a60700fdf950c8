import { style } from '@vanilla-extract/css';
import { underlined } from '@/theme/mixins';

/** In the colour of the words around it: they may lie on any ground. */
export const link = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  ...underlined,
  ':hover': { textDecorationThickness: '2.5px' },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
});
