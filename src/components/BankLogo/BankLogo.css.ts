import { recipe } from '@vanilla-extract/recipes';

export const logo = recipe({
  base: { display: 'inline-block', flex: 'none', verticalAlign: 'middle' },
  variants: {
    size: {
      sm: { width: '1.75rem', height: '1.75rem' },
      md: { width: '2.5rem', height: '2.5rem' },
      lg: { width: '3.5rem', height: '3.5rem' },
    },
  },
  defaultVariants: { size: 'md' },
});
