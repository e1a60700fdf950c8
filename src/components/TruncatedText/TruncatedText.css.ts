import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** Maximum number of lines. */
const lines = createVar();

export const text = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: {
    expanded: {
      false: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        // A smaller line height would cut off stacked Thai and Lao marks.
        lineHeight: vars.leading.tight,
      },
      true: { display: 'block' },
    },
  },
});

export const item = style({ vars: { [lines]: '1' } });
export const two = style({ vars: { [lines]: '2' } });

/** A button that looks like plain text. Its tap target extends above and below the text. */
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
