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
globalStyle(`${page} code`, {
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

globalStyle(`${page} > h1`, { fontSize: vars.font.size.xxl });

/** The first page, with less space between its parts than the longer pages have. */
export const start = style([page, { gap: vars.space.s5 }]);

/** Eight frames, which fill one row of a docs page. */
export const screens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const screen = style({ display: 'grid', gap: vars.space.s1, fontSize: vars.font.size.sm });

export const rows = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 14rem) 1fr',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(max-width: 599px)': { gridTemplateColumns: '1fr', gap: 0 } },
});
globalStyle(`${row} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${row} dd`, { margin: 0 });
