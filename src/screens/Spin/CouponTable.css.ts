import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** Below this width each row is a ticket. */
const narrow = '(max-width: 32rem)';
/** Below that, such as with large text, its stub is above it. */
const tiny = '(max-width: 11rem)';

export const frame = style({ containerType: 'inline-size', width: '100%' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
});
globalStyle(`${table} > caption`, { '@container': { [narrow]: { display: 'block' } } });
export const head = style({
  '@container': {
    [narrow]: {
      display: 'block',
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const heading = recipe({
  base: {
    padding: `${vars.space.s2} ${vars.space.s3}`,
    borderBottom: `1.5px dashed ${vars.color.stitch}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textAlign: 'start',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});
export const body = style({ '@container': { [narrow]: { display: 'grid', gap: vars.space.s3 } } });

/** A ticket: its number on the stub, torn off along a seam. */
export const row = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"number prize" "number amount" "number claim"',
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.accentSoft,
    },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"number" "prize" "amount" "claim"' },
  },
});
const cell = style({
  padding: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  '@container': { [narrow]: { borderBottom: 0, padding: `0 ${vars.space.gutter}` } },
});
export const number = style([
  cell,
  {
    color: vars.color.textMuted,
    '@container': {
      [narrow]: {
        gridArea: 'number',
        display: 'grid',
        placeContent: 'center',
        minWidth: vars.size.tap,
        padding: vars.space.s2,
        borderInlineEnd: `1.5px dashed ${vars.color.stitch}`,
        color: vars.color.accent,
        fontSize: vars.font.size.lg,
        fontWeight: vars.weight.strong,
      },
      [tiny]: { borderInlineEnd: 0, borderBottom: `1.5px dashed ${vars.color.stitch}` },
    },
  },
]);
export const prize = style([
  cell,
  { fontWeight: vars.weight.strong, '@container': { [narrow]: { gridArea: 'prize', paddingTop: vars.space.s3 } } },
]);
export const amount = style([
  cell,
  { textAlign: 'end', '@container': { [narrow]: { gridArea: 'amount', textAlign: 'start' } } },
]);
export const claim = style([
  cell,
  {
    textAlign: 'end',
    '@container': { [narrow]: { gridArea: 'claim', paddingTop: vars.space.s2, paddingBottom: vars.space.s3 } },
  },
]);
/** Beside each other as long as there is room for both. */
globalStyle(`${claim} > button`, { '@container': { [narrow]: { width: '100%' } } });

export const name = style({ display: 'block', overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  // On a ticket's cloth.
  '@container': { [narrow]: { color: vars.color.text } },
});
