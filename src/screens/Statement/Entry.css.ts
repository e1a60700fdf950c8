import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { spread, tappable } from '@/theme/mixins';

/** A cloth patch in the colour of the money's direction. */
export const patch = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    outline: '1.5px dashed currentColor',
    outlineOffset: '-4px',
  },
  variants: {
    direction: {
      in: { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft },
      out: { color: vars.color.moneyOut, backgroundColor: vars.color.moneyOutSoft },
      between: { color: vars.color.textMuted, backgroundColor: vars.color.surfaceSunken },
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
});
export const words = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0 });

/** Places two items at the ends of a line. The second item wraps if both do not fit. */
export const line = style({
  ...spread('baseline'),
  gap: `0 ${vars.space.s3}`,
  minWidth: 0,
});
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const title = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s2}`, minWidth: 0 });

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
const small = { color: vars.color.textMuted, fontSize: vars.font.size.sm } as const;
export const note = style({ ...shortened, ...small });
export const arrow = style({ display: 'inline', verticalAlign: '-0.15em' });
export const when = style({ ...small, fontVariantNumeric: 'tabular-nums' });

export const state = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.s1,
    marginInlineStart: 'auto',
    fontSize: vars.font.size.sm,
  },
  variants: {
    state: {
      success: { color: vars.color.moneyIn },
      failed: { color: vars.color.failed },
      pending: { color: vars.color.pending },
    },
  },
});
globalStyle(`${state.classNames.base} > svg`, { flex: 'none', alignSelf: 'center' });
