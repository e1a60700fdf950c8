import { style } from '@vanilla-extract/css';
import { hovered, underlined } from '@/theme/mixins';

/** Inherits the text colour, because the link may appear on any background. */
export const link = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  ...underlined,
  '@media': hovered({ textDecorationThickness: '2.5px' }),
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
});
