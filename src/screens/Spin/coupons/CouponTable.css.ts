import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { narrow } from '@/components/Table/TableFrame.css';
import { vars } from '@/theme/contract.css';

/** In a container this narrow, as with large text, a ticket's stub is above its other cells. */
const tiny = '(max-width: 15rem)';

/**
 * In a narrow container, a row is a ticket. Its number is on the stub, which a dashed line separates from the other
 * cells.
 */
export const row = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"number prize claim" "number amount claim"',
      alignItems: 'center',
      minHeight: '4rem',
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
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { borderBottom: 0, padding: `0 ${vars.space.gutter}` } },
});
export const number = style([
  cell,
  {
    color: vars.color.textMuted,
    '@container': {
      [narrow]: {
        gridArea: 'number',
        alignSelf: 'stretch',
        display: 'grid',
        placeContent: 'center',
        minWidth: vars.size.tap,
        padding: vars.space.s2,
        borderInlineEnd: `1.5px dashed ${vars.color.stitch}`,
        color: vars.color.text,
        fontSize: vars.font.size.sm,
      },
      [tiny]: { borderInlineEnd: 0, borderBottom: `1.5px dashed ${vars.color.stitch}` },
    },
  },
]);
export const prize = style([
  cell,
  { fontWeight: vars.weight.strong, '@container': { [narrow]: { gridArea: 'prize', paddingBlock: vars.space.s1 } } },
]);
export const amount = recipe({
  base: [cell, { textAlign: 'end', '@container': { [narrow]: { gridArea: 'amount', textAlign: 'start' } } }],
  variants: {
    /** On a ticket, the amount is visually hidden if the coupon's name states it. */
    isNamed: {
      true: {
        '@container': {
          [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        },
      },
    },
  },
});
export const claim = style([
  cell,
  {
    textAlign: 'end',
    '@container': {
      [narrow]: { gridArea: 'claim', paddingInlineStart: 0 },
      [tiny]: { padding: `${vars.space.s2} ${vars.space.gutter} ${vars.space.s3}` },
    },
  },
]);
export const name = style({ display: 'block', overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  // On a ticket's background the note needs the normal text colour to be readable.
  '@container': { [narrow]: { color: vars.color.text } },
});
