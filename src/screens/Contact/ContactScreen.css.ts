import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hem } from '@/theme/hem';
import { pageTitle } from '@/theme/mixins';

export const page = style({ display: 'grid', gap: vars.space.s4, paddingTop: vars.space.s2 });
export const title = style(pageTitle);
export const lead = style({ maxWidth: '40rem', color: vars.color.textMuted });

export const card = style({
  display: 'grid',
  gap: vars.space.s1,
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

/** The pouch with its stitched seam, for the quickest way to contact support. */
export const pouch = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s4,
  padding: `${vars.space.s5} ${vars.space.inset}`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  textAlign: 'center',
  '::before': hem,
});
export const qr = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, width: '100%' });
/** A QR code needs a light margin, even in the dark theme. */
export const paper = style({
  width: 'min(12rem, 100%)',
  padding: vars.space.s3,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3, width: '100%' });
export const open = style({ flex: 1, minWidth: 0 });
/** The chat's button, if the site has a chat. */
export const chat = style({ flex: 'none', ':empty': { display: 'none' } });
export const account = style({ display: 'grid', justifyItems: 'center', width: '100%' });
export const name = style({ fontSize: `min(${vars.font.size.lg}, 8vw)`, fontWeight: vars.weight.strong });

/** The button to the data on this device. It is as wide as its label, because it is not the main action of the page. */
export const kept = style({ justifySelf: 'center' });

export const version = style({ textAlign: 'center', fontSize: vars.font.size.sm, color: vars.color.textMuted });

/** Breaks a long URL, which would otherwise widen the page. */
export const website = style({ overflowWrap: 'anywhere' });

/** The contact text and the contact options: side by side, or one below the other on a narrow page. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s5,
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
