import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** How many lines there are room for. */
export const lines = createVar();

export const text = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: {
    whole: {
      false: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        // Stacked Thai and Lao marks would be cut below that.
        lineHeight: vars.leading.tight,
      },
      true: { display: 'block' },
    },
  },
});

export const one = style({ vars: { [lines]: '1' } });
export const two = style({ vars: { [lines]: '2' } });

/** Reads like the text it holds; a finger finds it above and below too. */
export const open = style({
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  '::after': { content: '', position: 'absolute', inset: '-0.5rem 0' },
});
