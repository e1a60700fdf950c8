import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';

export const evidence = style({ display: 'grid', gap: vars.space.s2, textAlign: 'start', minWidth: 0 });

export const head = style({ ...spread('center'), gap: `0 ${vars.space.s3}` });
export const heading = style({ fontSize: vars.font.size.md, fontWeight: vars.weight.strong });

export const incomplete = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
  boxShadow: vars.shadow.patch,
});

export const group = style({ ...small, marginTop: vars.space.s1 });

export const rows = style({ display: 'grid', gap: vars.space.s2, listStyle: 'none', margin: 0, padding: 0 });
export const row = recipe({
  base: {
    display: 'grid',
    gap: vars.space.s1,
    minWidth: 0,
    padding: vars.space.s3,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceSunken,
    boxShadow: vars.shadow.patch,
  },
  variants: {
    isCandidate: { true: { outline: `1.5px solid ${vars.color.accent}`, outlineOffset: '-1.5px' } },
  },
});
export const line = style({ ...spread('baseline'), gap: `0 ${vars.space.s3}`, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.strong, minWidth: 0, overflowWrap: 'anywhere' });
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const note = style({ ...small, minWidth: 0, overflowWrap: 'anywhere' });

export const facts = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s2}` });
globalStyle(`${facts} dd`, { margin: 0, color: vars.color.text, fontWeight: vars.weight.strong });
