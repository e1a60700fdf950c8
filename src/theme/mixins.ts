import { vars } from './contract.css';

/** Styles that many components share. */

/** Small, muted text. */
export const small = { color: vars.color.textMuted, fontSize: vars.font.size.sm };

/** The title of a page: one size and one side on every page. */
export const pageTitle = { fontSize: vars.font.size.xl, lineHeight: vars.leading.tight };

/** Places items at both ends of a line. The second item wraps if both do not fit. */
export const spread = (alignItems: 'baseline' | 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, justifyContent: 'space-between' }) as const;

/** Limits `hovered` to controls that are not disabled. */
export const enabled = ':not([aria-disabled="true"])';

/**
 * Returns the media query with the look of an element under a mouse, for `'@media'`. No other `:hover` is allowed: on
 * touch screens an element keeps `:hover` after a tap, until the next tap elsewhere. `when` is added to the selector, to
 * leave out states with a look of their own.
 */
export const hovered = <Rule extends object>(rule: Rule, when = '') => ({
  '(hover: hover)': { selectors: { [`&:hover${when}`]: rule } },
});

/** Hides a text from sight but not from screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** A row that is a single tap target. */
export const tappable = {
  padding: `${vars.space.s3} ${vars.space.s2}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
} as const;

export const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
} as const;

/** A button that looks like a link, at least 44 px high. */
export const linkButton = {
  minHeight: vars.size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
} as const;

/** The scroll padding at the top and bottom of the page, which keeps content clear of the bars. */
export const barRoom = `calc(${vars.size.bar} + ${vars.space.s3})`;
