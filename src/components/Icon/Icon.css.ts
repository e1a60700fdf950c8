import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/**
 * Icons are lucide's, one import each: `import X from 'lucide-react/icons/x'`, then `<X className={icon()} />`.
 * They are decorative (lucide hides them from screen readers): the words beside them, or an `aria-label`, say it.
 */
export const icon = recipe({
  base: { flex: 'none', strokeWidth: 1.75 },
  variants: {
    size: {
      sm: { width: vars.size.iconSm, height: vars.size.iconSm },
      md: { width: vars.size.icon, height: vars.size.icon },
      lg: { width: '1.75rem', height: '1.75rem' },
      xl: { width: '2.5rem', height: '2.5rem', strokeWidth: 1.5 },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A bare round control that holds one icon. */
export const iconControl = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.size.tap,
    height: vars.size.tap,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: 'inherit',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
  variants: {
    on: {
      surface: { selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.surfaceRaised } } },
      /** On a filled ground, such as a red toast. */
      colour: { outlineColor: 'currentColor', outlineOffset: '-4px' },
    },
  },
  defaultVariants: { on: 'surface' },
});
