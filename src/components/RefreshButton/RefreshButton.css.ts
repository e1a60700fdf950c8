import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const refresh = style({
  display: 'inline-flex',
  justifySelf: 'end',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s2}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
