import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The parts of the sidebar above the page's title. */
export const parents = style({});
globalStyle(`${parents}${parents}`, {
  margin: `0 0 ${vars.space.s1}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const list = style({});
// Storybook's own styles of lists are more specific than a single class.
globalStyle(`${list}${list}`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list}${list} > li`, { margin: 0, paddingBlock: vars.space.s1 });

/** As many columns as fit. Without screenshots, the names stand in these columns. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space.s3,
});
globalStyle(`${list}${pictures}`, { marginBlockEnd: vars.space.s5 });
/** A state's card, with a stitched edge. Cards of a row are equally high. */
globalStyle(`${list}${pictures} > li`, {
  padding: `${vars.space.s2} ${vars.space.s3}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.size.sm,
  lineHeight: 1.5,
});
globalStyle(`${list}${pictures} p`, {
  margin: `${vars.space.s1} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: 1.5,
});

/** The upper part of a screenshot, in the proportions of a phone. */
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '11rem',
  aspectRatio: '390 / 844',
  objectFit: 'cover',
  objectPosition: 'top',
  marginBlockEnd: vars.space.s2,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.lineStrong}`,
});

/** The app reserves the scrollbar's space, which would be a strip of another colour beside a short docs page. */
globalStyle('html:has(#storybook-docs:not([hidden]))', { scrollbarGutter: 'auto' });

// In descriptions of props, Storybook's invisible box around code would be a gap before a full stop or comma.
globalStyle('.docblock-argstable.docblock-argstable td code', { padding: 0, border: 0, background: 'none' });
