import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const countdown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  selectors: { '&[data-soon]': { color: vars.color.failed } },
});
