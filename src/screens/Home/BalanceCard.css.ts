import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { linkButton, spread } from '@/theme/mixins';

/** Matches the viewport of a large phone, such as 390 × 844 px, and larger viewports. */
const roomy = '(min-width: 24rem) and (min-height: 50rem)';
const narrow = '(max-width: 21rem)';

/** Matches a card that is narrow for its text: `rem` in a container query follows the page's text size. */
const largeText = '(max-width: 13rem)';

/**
 * The pouch, in three rows. The tiles and the first games below it must fit into a phone's first viewport, so each row
 * is only as high as its tap target (44 px). On larger screens the pouch has more padding.
 */
export const card = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  minWidth: 0,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  '@media': {
    [roomy]: { padding: `${vars.space.s3} ${vars.space.s4}` },
    [narrow]: { gap: `calc(1.5 * ${vars.space.s1})` },
  },
  // A gradient that looks like light from above.
  backgroundImage: `radial-gradient(120% 90% at 15% 0%, ${vars.color.surfaceRaised}, transparent 70%)`,
});

/** Large text on a small phone wraps the end of a row onto a new line. */
const row = style({
  ...spread('center'),
  gap: `${vars.space.s1} ${vars.space.s2}`,
  minWidth: 0,
});

export const who = style([row, { justifyContent: 'start' }]);

export const name = style({
  flex: '1 1 5rem',
  minWidth: 0,
  fontSize: vars.font.size.md,
  lineHeight: vars.leading.tight,
});
globalStyle(`${name} [title]`, { '@container': { [largeText]: { WebkitLineClamp: 3 } } });

export const coins = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: `0 ${vars.space.s2}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The total on its own line, below its heading, the eye and the refresh, and above the time. Screen readers read the
 * amount right after its heading.
 */
export const balance = style([row, { justifyContent: 'start', gap: `0 ${vars.space.s1}` }]);

export const totalLabel = style({
  order: -2,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
});

/** The eye and the refresh are lower than other buttons, so that the total is close to its heading. */
const line = '2.25rem';
/** The doubled class outweighs the height of `IconButton`. */
export const hide = style({ order: -1, position: 'relative', zIndex: 1, selectors: { '&&': { height: line } } });
export const check = style({
  ...linkButton,
  order: -1,
  // Above the line box of the total, which reaches into both buttons.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: line,
  marginInlineStart: 'auto',
  fontSize: vars.font.size.sm,
  lineHeight: vars.leading.tight,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

export const total = style({
  flex: '1 0 100%',
  minWidth: 0,
  containerType: 'inline-size',
  // Reduces the line box, which is much higher than the digits.
  marginBlock: `calc(-2 * ${vars.space.s1})`,
  color: vars.color.accent,
  lineHeight: vars.leading.tight,
});
/**
 * Font sizes by the length of the figure (`data-length`), which keep it on one line on every phone. Only figures above
 * 999 million break, after a comma. With large text the total stays the card's largest figure, and may break too.
 */
const fitTotal = (size: string, share: string) => ({ fontSize: `max(1.25rem, min(${size}, ${share}))` });
globalStyle(`${total}[data-length="short"] > span`, {
  ...fitTotal(vars.font.size.display, '16cqi'),
  '@media': { [roomy]: fitTotal('2.75rem', '16cqi') },
});
globalStyle(`${total}[data-length="middle"] > span`, fitTotal(vars.font.size.display, '12cqi'));
globalStyle(`${total}[data-length="long"] > span`, fitTotal(vars.font.size.display, '10cqi'));

/**
 * Three cells of one width: the main wallet, the transfer button, and the games. Long figures have a line each beside
 * the button, and large text one below the other.
 */
export const strip = recipe({
  base: {
    display: 'grid',
    alignItems: 'center',
    minWidth: 0,
    borderTop: `1px solid ${vars.color.line}`,
    paddingTop: vars.space.s2,
    '@container': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  variants: {
    long: {
      false: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      true: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
  defaultVariants: { long: false },
});

export const figures = style({
  minWidth: 0,
  selectors: { [`${strip.classNames.variants.long.false} > &`]: { display: 'contents' } },
});

export const part = style({
  minWidth: 0,
  fontSize: vars.font.size.sm,
  lineHeight: vars.leading.tight,
  selectors: {
    [`${strip.classNames.variants.long.true} &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.s2,
    },
    // The games are right of the button, which follows them in the document.
    [`${strip.classNames.variants.long.false} &:last-child`]: { order: 2, paddingInlineStart: vars.space.s3 },
  },
  '@container': { [largeText]: { selectors: { '&&:last-child': { order: 0, paddingInlineStart: 0 } } } },
});
globalStyle(`${part} > dt`, { color: vars.color.textMuted, fontSize: vars.font.size.xs });

/** A link between the two balances. */
export const transfer = style({
  ...linkButton,
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  fontSize: vars.font.size.sm,
  lineHeight: vars.leading.tight,
  borderInline: `1px solid ${vars.color.line}`,
  selectors: {
    [`${strip.classNames.variants.long.true} > &`]: { borderInlineEnd: 0, paddingInlineStart: vars.space.s4 },
  },
  '@container': {
    [largeText]: { selectors: { '&&': { justifyContent: 'start', border: 0, paddingInlineStart: 0 } } },
  },
});

/** The time is drawn in front of the total's line box, which overlaps its line. */
export const updated = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s1,
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const stale = style({
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
  fontSize: vars.font.size.sm,
});
