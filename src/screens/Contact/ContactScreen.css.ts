import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { pageTitle } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingTop: vars.space.s2,
});
export const title = style(pageTitle);
export const lead = style({ maxWidth: '40rem', color: vars.color.textMuted, textWrap: 'balance' });

/** A way to contact support. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  minWidth: 0,
  padding: vars.space.inset,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const label = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
export const text = style({ whiteSpace: 'pre-line' });

/** The name of a way to contact support. */
export const cardTitle = style({ fontSize: vars.font.size.lg, lineHeight: vars.leading.text });
/** The team's own text, above the ways to contact support. */
export const wide = style({ '@media': { [desktop]: { gridColumn: '1 / -1' } } });
export const qr = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, width: '100%' });
/** The messaging app. On a desktop the other cards are beside it, and its code is beside its texts. */
export const appCard = style([
  card,
  // A single other card has the same height.
  { '@media': { [desktop]: { selectors: { '&:not(:nth-last-child(2))': { gridRow: 'span 2' } } } } },
]);
globalStyle(`${appCard}:has(> ${qr})`, {
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space.s5,
    },
  },
});
globalStyle(`${appCard} > :first-child`, { '@media': { [desktop]: { gridColumn: '1 / -1' } } });
globalStyle(`${appCard} > ${qr}`, { '@media': { [desktop]: { gridRow: '2 / 4' } } });
/** A QR code needs a light margin, even in the dark theme. */
export const paper = style({
  width: 'min(12rem, 100%)',
  padding: vars.space.s3,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
/** The action at the end of a card, however high the cards beside it are. */
export const open = style({ width: '100%', marginTop: 'auto' });
export const account = style({ display: 'grid', alignContent: 'start', width: '100%' });
export const name = style({ fontSize: `min(${vars.font.size.lg}, 8vw)`, fontWeight: vars.weight.strong });

/** The button to the data on this device. It is as wide as its label, because it is not the main action of the page. */
export const storageButton = style({ justifySelf: 'center' });

export const version = style({ textAlign: 'center', fontSize: vars.font.size.sm, color: vars.color.textMuted });

/** Breaks a long URL, which would otherwise widen the page. */
export const website = style({ minHeight: vars.size.tap, overflowWrap: 'anywhere' });

/** Reserves the room of a card that may appear later. */
export const reserved = style({ display: 'contents', visibility: 'hidden' });

/** The ways to contact support: side by side, or one below the other on a narrow page. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A placeholder line, as high as its text will be. */
export const line = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'inherit',
  width: '100%',
  minHeight: `calc(${vars.leading.text} * 1em)`,
});
export const square = style({
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});
export const button = style({
  width: '100%',
  height: '3rem',
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.skeleton,
});
