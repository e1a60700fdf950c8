import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const form = style({ display: 'grid', gap: vars.space.s4 });

/** Both ends of the transfer, as two stacked cards. */
export const ends = style({ display: 'grid', gap: vars.space.s1 });

/**
 * The swap button lies on the seam of the two cards, in the column of their arrows, so that it covers no text. The
 * doubled class outweighs the background of `IconButton`.
 */
export const swap = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'end',
  marginBlock: `calc(-0.5 * ${vars.size.tap})`,
  marginInlineEnd: `calc(${vars.space.gutter} + (${vars.size.icon} - ${vars.size.tap}) / 2)`,
});

export const hint = style(small);
