import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const label = style({
  marginBlockEnd: vars.space.s1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
});

/** Three banks per row, so long names do not break. With large text, fewer banks fit into a row. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(5.75rem, 100%), calc((100% - 2 * ${vars.space.s2}) / 3)), 1fr))`,
  gap: vars.space.s2,
});

export const bank = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s1,
    minWidth: 0,
    padding: `${vars.space.s3} ${vars.space.s1} ${vars.space.s2}`,
    border: `1.5px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    selectors: {
      '&[data-chosen]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      '[aria-invalid="true"] &': { borderColor: vars.color.failed },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-chosen]': { borderWidth: '4px' } } },
      ...hovered({ backgroundColor: vars.color.surfaceRaised }, ':not([data-chosen])'),
    },
  },
  variants: {
    recommended: {
      /** Takes a full row, with logo and name side by side. */
      true: {
        gridColumn: '1 / -1',
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: vars.space.s3,
        padding: `${vars.space.s2} ${vars.space.s3}`,
        textAlign: 'start',
      },
    },
  },
});

/** Covers the whole tile, so taps and touch exploration reach the native radio button. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: '-1.5px',
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
});

export const text = style({
  minWidth: 0,
  maxWidth: '100%',
  selectors: { [`${bank.classNames.variants.recommended.true} > &`]: { flex: '1 1 6rem' } },
});
/** Balances the lines, so a long name does not leave a single syllable on the last line. */
export const name = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
export const recommended = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  color: vars.color.accent,
});
export const none = style({
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});
