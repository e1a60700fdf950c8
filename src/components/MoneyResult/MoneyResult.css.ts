import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const result = style({
  display: 'grid',
  width: '100%',
  justifyItems: 'center',
  gap: vars.space.s3,
  textAlign: 'center',
});

export const text = style(small);

export const ends = style({ display: 'grid', width: '100%' });

/** One end of the movement: its label, and its name above its new balance. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s3}`,
  padding: `${vars.space.s2} 0`,
  borderTop: `1.5px dashed ${vars.color.stitchSoft}`,
  textAlign: 'start',
});

export const label = style({ color: vars.color.textMuted });

export const value = style({ display: 'grid', minWidth: 0, marginInlineStart: 'auto', textAlign: 'end' });

export const name = style({ fontWeight: vars.weight.strong });

export const balance = style(small);
