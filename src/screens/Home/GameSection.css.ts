import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { desktop } from '@/theme/screens';

export const section = style({
  minWidth: 0,
  // The jump links stay above a section that they have scrolled to.
  scrollMarginTop: vars.size.tap,
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s2,
  marginBottom: vars.space.s3,
  fontSize: vars.font.size.lg,
  // As of headings, also for the placeholder of a heading.
  lineHeight: vars.leading.tight,
});

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.75rem, 100%), 1fr))',
  gap: vars.space.s3,
  // Wide enough for a card's action in one line, in each language.
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))' } },
});

/** Games without an account, below those with one. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.s2,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' } },
  selectors: { 'ul + &': { marginTop: vars.space.s3 } },
});
