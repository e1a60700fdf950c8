import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { vars } from '@/theme/contract.css';

export const amount = recipe({
  base: {
    // The phrase out of sight stays here, wherever it is scrolled.
    position: 'relative',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    // A huge figure breaks after a comma first (Amount.tsx), inside a group at worst.
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      inherit: {},
      large: { fontSize: vars.font.size.xl },
      display: { fontSize: vars.font.size.display, letterSpacing: '-0.01em' },
    },
    tone: {
      plain: {},
      in: { color: vars.color.moneyIn },
      out: { color: vars.color.moneyOut },
      pending: { color: vars.color.pending },
      failed: { color: vars.color.failed, textDecorationLine: 'line-through' },
    },
  },
  defaultVariants: { size: 'inherit', tone: 'plain' },
});

/** What a screen reader says. Only the drawn figure is copied, so that it comes once. */
export const spoken = style([visuallyHidden, { userSelect: 'none', WebkitUserSelect: 'none' }]);

/** Decorations of the whole do not reach in here. */
export const apart = style({ display: 'inline-block' });

/** Smaller decimals let the baht stand out. */
export const decimals = style({ fontSize: '0.62em' });

/** As wide as the word's own space, and gone where the word starts a line. */
export const gap = style({
  fontSize: '0.8em',
  selectors: { [`${amount.classNames.variants.size.display} &`]: { fontSize: '0.42em' } },
});

export const currency = style([gap, { display: 'inline-block', fontWeight: vars.weight.regular, letterSpacing: 0 }]);
