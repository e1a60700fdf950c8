import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} li`, { paddingBlock: vars.space.s1 });

/** As many columns as fit. Without screenshots, the names stand in these columns. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.s4,
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
