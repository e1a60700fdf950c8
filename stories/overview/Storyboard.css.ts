import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const board = style({ display: 'grid', gap: vars.space.s7, padding: vars.space.s5, maxWidth: '90rem' });
export const head = style({ display: 'grid', gap: vars.space.s2 });
export const muted = style({ color: vars.color.textMuted });
export const lane = style({ display: 'grid', gap: vars.space.s3 });
export const laneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `2px solid ${vars.color.action}`,
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  display: 'grid',
  gap: vars.space.s2,
  // The width of the phone frame inside, in px.
  width: 168,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  outlineOffset: '4px',
  ':hover': { textDecoration: 'underline' },
});
export const title = style({ '::before': { counterIncrement: 'step', content: 'counter(step) " "' } });
