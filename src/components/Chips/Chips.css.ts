import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

/** Up to three chips per row, or fewer with large text. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4rem, 30%), 1fr))',
  gap: vars.space.s2,
});

/** Up to four chips per row. */
export const four = style({
  selectors: { '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(3.9rem, 22%), 1fr))' } },
});

/** Two chips per row, or one with large text. */
export const pairs = style({
  selectors: { '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(7rem, 100%), 34%), 1fr))' } },
});

/** Tabs: one track with the options as its segments. */
export const track = style([
  grid,
  {
    gap: vars.space.s1,
    padding: vars.space.s1,
    borderRadius: vars.radius.pouch,
    backgroundColor: vars.color.surfaceSunken,
    boxShadow: vars.shadow.patch,
  },
]);

/** The tabs of a second level: text, with a line below the chosen one. */
export const textTabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s5}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Covers the whole chip, so that taps and touch exploration find the native radio. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: '-4px 0',
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
});

/** Do not make the text bolder: a wider label may need a second line and move everything below. */
export const chosenChip = {
  color: vars.color.accent,
  backgroundColor: vars.color.accentSoft,
  boxShadow: 'inset 0 0 0 2px currentColor',
} as const;

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'min(4rem, 100%)',
  minHeight: vars.size.tap,
  padding: `${vars.space.s1} min(${vars.space.s3}, 3vw)`,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  overflowWrap: 'break-word',
  color: vars.color.text,
  backgroundColor: vars.color.control,
  // The chip is drawn 36 px high in a target of 44 px.
  borderBlock: '4px solid transparent',
  borderInline: 0,
  backgroundClip: 'padding-box',
  borderRadius: vars.radius.pouch,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    [`${track} > &&`]: { borderBlock: 0, backgroundColor: 'transparent' },
    '&&[data-chosen]': chosenChip,
    // The chosen tab is a filled segment. Only chips have a ring.
    [`${track} > &&[data-chosen]`]: {
      color: vars.color.text,
      backgroundColor: vars.color.control,
      boxShadow: vars.shadow.patch,
    },
    [`${textTabs} > &&`]: {
      minWidth: vars.size.tap,
      padding: 0,
      borderBlock: 0,
      borderRadius: 0,
      marginBottom: '-1px',
      color: vars.color.textMuted,
      backgroundColor: 'transparent',
    },
    [`${textTabs} > &&[data-chosen]`]: {
      color: vars.color.text,
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -2px ${vars.color.accent}`,
    },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  // Forced colours leave no backgrounds and shadows.
  '@media': {
    ...hovered({ backgroundColor: vars.color.line }),
    '(forced-colors: active)': {
      // The classes outweigh the rules of a track and of texts.
      selectors: { '&&&': { border: '1px solid' }, '&&&[data-chosen]': { borderWidth: '4px' } },
    },
  },
});

globalStyle(`${four} > ${chip}`, { minWidth: 0, paddingInline: vars.space.s1 });
/** On a narrow screen, short labels in one row must not break. */
globalStyle(`${grid} > ${chip}`, {
  '@media': { '(max-width: 23rem)': { paddingInline: vars.space.s1, fontSize: vars.font.size.sm } },
});
