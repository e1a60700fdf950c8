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

/** Names in as many columns as fit. */
export const columns = style({});
globalStyle(`${list}${columns}`, { columns: '17rem', columnGap: vars.space.s5 });
globalStyle(`${list}${columns} > li`, { breakInside: 'avoid' });
globalStyle(`${list}${columns} p`, {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: 1.5,
});

/** The pictures of three states side by side. */
export const pictures = style({});
globalStyle(`${list}${pictures}`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s5,
  marginBlockEnd: vars.space.s4,
});
/** As wide as its picture. */
export const pictureLink = style({ display: 'grid', gap: vars.space.s2, width: 168, fontSize: vars.font.size.sm });

/** The app reserves the scrollbar's space, which would be a strip of another colour beside a short docs page. */
globalStyle('html:has(#storybook-docs:not([hidden]))', { scrollbarGutter: 'auto' });

// In descriptions of props, Storybook's invisible box around code would be a gap before a full stop or comma.
globalStyle('.docblock-argstable.docblock-argstable td code', { padding: 0, border: 0, background: 'none' });
