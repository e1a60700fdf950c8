import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { vars } from '@/theme/contract.css';

export const amount = recipe({
  base: {
    // The visually hidden phrase is positioned absolutely. Keep it inside the amount when a container scrolls.
    position: 'relative',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    // `large` and `display` figures may break after a comma (Amount.tsx). Any figure breaks between digits rather than
    // overflowing.
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

/** The phrase for screen readers. It cannot be selected, so a copied amount contains the figure only once. */
export const spoken = style([visuallyHidden, { userSelect: 'none', WebkitUserSelect: 'none' }]);

/** An inline block, because the strike-through of the amount does not apply inside an inline block. */
export const apart = style({ display: 'inline-block' });

/** Decimals are smaller, to emphasise the whole baht. */
export const decimals = style({ fontSize: '0.62em' });

/** A gap as wide as a space in the unit's font size. The gap collapses when the unit starts a new line. */
export const gap = style({
  fontSize: '0.8em',
  selectors: { [`${amount.classNames.variants.size.display} &`]: { fontSize: 'max(0.42em, 0.75rem)' } },
});

export const currency = style([gap, { display: 'inline-block', fontWeight: vars.weight.regular, letterSpacing: 0 }]);
