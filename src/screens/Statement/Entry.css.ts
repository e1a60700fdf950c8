import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gap as unit } from '@/components/Amount/Amount.css';
import { vars } from '@/theme/contract.css';
import { spread, tappable } from '@/theme/mixins';

/** A list with room for a whole entry in one line. Beside the open chat, a desktop's list has none. */
const oneLine = '(min-width: 46rem)';
/** A small phone, where a smaller patch leaves room for two lines per entry. */
const narrow = 'screen and (max-width: 22.5rem)';

/** A cloth patch in the colour of the money's direction. */
export const patch = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    '@container': { [oneLine]: { width: '2.25rem', height: '2.25rem' } },
    '@media': { [narrow]: { width: '2.25rem', height: '2.25rem' } },
  },
  variants: {
    direction: {
      in: { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft },
      out: { color: vars.color.moneyOut, backgroundColor: vars.color.moneyOutSoft },
      between: { color: vars.color.textMuted, backgroundColor: vars.color.surfaceSunken },
    },
  },
});

/** The state of the entry, on the corner of the patch. */
export const mark = recipe({
  base: {
    position: 'absolute',
    right: '-0.25rem',
    bottom: '-0.25rem',
    display: 'grid',
    placeItems: 'center',
    width: '1.125rem',
    height: '1.125rem',
    border: `2px solid ${vars.color.surface}`,
    borderRadius: vars.radius.full,
    color: vars.color.surface,
  },
  variants: {
    state: {
      success: { backgroundColor: vars.color.moneyIn },
      failed: { backgroundColor: vars.color.failed },
      pending: { backgroundColor: vars.color.pending },
    },
  },
});

/** The whole row, which is a button that opens the receipt. With large text, the patch is above the words. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  width: '100%',
  ...tappable,
  padding: vars.space.s2,
  selectors: { ...tappable.selectors, '&[data-open]': { backgroundColor: vars.color.surfaceRaised } },
  '@container': { [oneLine]: { alignItems: 'center' } },
  '@media': { ...tappable['@media'], [narrow]: { columnGap: vars.space.s2, paddingInline: vars.space.s1 } },
});
export const text = style({
  display: 'grid',
  flex: '1 1 10rem',
  minWidth: 0,
  '@container': {
    [oneLine]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) 11rem 8rem',
      alignItems: 'baseline',
      gap: vars.space.s3,
    },
  },
});

/** Places two items at the ends of a line. The second item wraps if both do not fit. */
export const line = style({
  ...spread('baseline'),
  gap: `0 ${vars.space.s3}`,
  minWidth: 0,
  '@container': { [oneLine]: { display: 'contents' } },
  '@media': { [narrow]: { columnGap: vars.space.s2 } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s2}`,
  minWidth: 0,
});
/** The amount is the second item of the row for screen readers, and the last column of a single line. */
export const amount = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@container': { [oneLine]: { gridRow: 1, gridColumn: 4 } },
});

/** On a small phone the figure stands beside the longest title without its unit, which is the same in all entries. */
globalStyle(`${amount} ${unit}`, { '@media': { [narrow]: { display: 'none' } } });

/**
 * Truncates the server's texts and the names of games and banks after two lines, because they may have any length. The
 * receipt shows them in full.
 */
const shortened = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
export const kind = style({ ...shortened, fontWeight: vars.weight.strong });
const small = {
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  '@media': { [narrow]: { fontSize: vars.font.size.xs } },
} as const;
/** The ends beside the time. If the text is larger, they have a line of their own. */
export const about = style({
  display: 'grid',
  flex: '1 1 3.5rem',
  minWidth: 0,
  '@container': { [oneLine]: { gridRow: 1, gridColumn: 2 } },
});
/**
 * Ends in one line, shortened, so that rows are equally high. The receipt shows them in full. The line ends between
 * words, because "100%" cut after "10" would be another figure.
 */
export const ends = style({ ...shortened, ...small, WebkitLineClamp: 1 });
export const note = style({ ...shortened, ...small });
export const arrow = style({ display: 'inline', verticalAlign: '-0.15em' });
export const when = style({
  ...small,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [oneLine]: { gridRow: 1, gridColumn: 3 } },
});

export const state = recipe({
  base: { fontSize: vars.font.size.sm },
  variants: { state: { failed: { color: vars.color.failed }, pending: { color: vars.color.pending } } },
});

/** The age of an old entry. On a small phone the names of the ends need its room. */
export const oldAge = style({ '@media': { [narrow]: { display: 'none' } } });
