import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Sizes inside a miniature are in em, relative to this font size. */
export const screen = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '11em',
  padding: '1.25em 1em',
  fontSize: 'min(0.75rem, 3.6vw)',
  lineHeight: vars.leading.tight,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  userSelect: 'none',
});
globalStyle(`${screen} svg`, { width: '1.5em', height: '1.5em', flex: 'none' });

export const stack = style({ display: 'grid', gap: '0.75em', width: '100%', maxWidth: '21em', margin: '0 auto' });

/** Marks the element to tap. */
export const tapped = style({
  outline: `2.5px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

export const small = style({ display: 'block', color: vars.color.textMuted });
export const name = style({ display: 'block', fontWeight: vars.weight.strong });
export const amount = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
});
export const grow = style({ flex: 1, minWidth: 0 });

export const pouch = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.25em',
  padding: '1em 1.25em',
  backgroundColor: vars.color.surface,
  borderRadius: '1.5em',
  outline: `1.5px dashed ${vars.color.stitch}`,
  outlineOffset: '-5px',
});
export const figure = style({
  fontSize: '2em',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const button_ = style({
  display: 'inline-block',
  padding: '0.25em 1em',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
export const button = styleVariants({
  action: [button_, { backgroundColor: vars.color.action, color: vars.color.onAction }],
  quiet: [button_, { borderColor: vars.color.lineStrong }],
  danger: [button_, { backgroundColor: vars.color.danger, color: vars.color.onDanger }],
});
export const wide = style({ display: 'block', padding: '0.5em 1em' });

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0.6em' });
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '0.25em',
  padding: '0.6em 0.25em',
  backgroundColor: vars.color.surface,
  borderRadius: '1.1em',
  color: vars.color.accent,
});
export const tileWords = style({ color: vars.color.text, textAlign: 'center' });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75em',
  padding: '0.75em',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '1.25em',
});
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75em',
  height: '2.75em',
  borderRadius: '0.9em',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
});
export const badge = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: '0.25em',
  padding: '0.1em 0.75em',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  backgroundColor: vars.color.moneyInSoft,
  color: vars.color.moneyIn,
});
globalStyle(`${badge} > svg`, { width: '1em', height: '1em' });

export const sheet = style({
  display: 'grid',
  gap: '0.75em',
  padding: '1em',
  backgroundColor: vars.color.surface,
  borderRadius: '1.5em',
  boxShadow: vars.shadow.card,
});
export const sheetTitle = style({ fontSize: '1.15em', fontWeight: vars.weight.strong });

export const fieldRow = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5em', alignItems: 'center' });
export const field = style({
  flex: '1 1 8em',
  minWidth: 0,
  padding: '0.35em 0.9em',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '0.9em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75em',
  padding: '0.5em 0.75em',
  backgroundColor: vars.color.surface,
  borderRadius: '1em',
});

/** The card of one day with its entries, as on the statement. */
export const day = style({
  padding: '0.25em 0.5em',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '1.25em',
});
export const dayTitle = style({
  display: 'block',
  padding: '0.4em 0.25em 0.25em',
  borderBottom: `1.5px dashed ${vars.color.stitchSoft}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const entry = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.75em',
  padding: '0.6em 0.25em',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
const patch_ = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5em',
  height: '2.5em',
  borderRadius: '0.8em',
  outline: '1px dashed currentColor',
  outlineOffset: '-3px',
});
export const patch = styleVariants({
  in: [patch_, { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft }],
  out: [patch_, { color: vars.color.moneyOut, backgroundColor: vars.color.moneyOutSoft }],
});
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 0.75em',
});
export const moneyIn = style({ color: vars.color.moneyIn });
export const done = style({ display: 'inline-flex', alignItems: 'center', gap: '0.25em', color: vars.color.moneyIn });
globalStyle(`${done} > svg`, { width: '1em', height: '1em' });

/**
 * Dark on white even in the dark theme (`data-theme="light"`), like real QR codes, because scanners need that contrast.
 */
export const qr = style({ color: vars.color.text, backgroundColor: vars.color.surface, borderRadius: '0.5em' });
globalStyle(`${screen} ${qr}`, { width: '5em', height: '5em', margin: '0 auto' });
