import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const what = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontWeight: vars.weight.strong,
});

/** A line of text below the command's name. */
export const line = style({ marginTop: vars.space.s1 });

export const entry = style([line, small]);

export const card = style({
  display: 'grid',
  gap: vars.space.s2,
  marginBottom: vars.space.s3,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 });
