import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/**
 * The style of icons, which come from lucide with one import each: `import X from 'lucide-react/icons/x'`, then `<X
 * className={icon()} />`. Lucide hides them from screen readers, so each icon needs a text beside it, or a control with
 * an `aria-label` around it.
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
