import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The root of Storybook's own pages. The background of the docs page shows through. */
export const page = style({
  display: 'grid',
  gap: vars.space.s7,
  color: vars.color.text,
  background: 'none',
  fontFamily: vars.font.body,
  lineHeight: 1.6,
});
globalStyle(`${page} a`, { color: vars.color.link, textDecorationThickness: '1px', textUnderlineOffset: '3px' });
globalStyle(`${page} a:hover`, { textDecorationThickness: '2.5px' });
globalStyle(`${page} h2`, { fontSize: vars.font.size.xl, marginBlockEnd: vars.space.s3 });
globalStyle(`${page} h3`, { fontSize: vars.font.size.md });
globalStyle(`${page} code`, {
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s5,
  padding: vars.space.s6,
  borderRadius: vars.radius.pouch,
  border: `1.5px dashed ${vars.color.stitch}`,
  background: vars.color.surfaceRaised,
});
export const heroWords = style({ flex: '1 1 18rem', display: 'grid', gap: vars.space.s2 });
export const heroTitle = style({ fontSize: vars.font.size.display });
export const readers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const muted = style({ color: vars.color.textMuted });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: vars.space.s4,
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  padding: vars.space.s5,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const rows = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) 1fr',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(max-width: 599px)': { gridTemplateColumns: '1fr', gap: 0 } },
});
globalStyle(`${row} dd`, { margin: 0 });

/** Looks like a button of Storybook's toolbar. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: '0.15rem 0.6rem',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceRaised,
  color: vars.color.link,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const builder = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
export const choice = style({ display: 'grid', gap: vars.space.s1, fontSize: vars.font.size.sm });
globalStyle(`${choice} select`, {
  minHeight: '2.5rem',
  maxWidth: '100%',
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
});
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s4,
});
globalStyle(`${result} a`, { overflowWrap: 'anywhere' });
