import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';

/** With large text the texts are below the logo. The column of the arrow is as wide as the swap button. */
export const card = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  minWidth: 0,
  minHeight: '4.5rem',
  padding: `${vars.space.s2} ${vars.space.s3}`,
});

export const logo = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const text = style({ flex: '1 1 7rem', minWidth: 0, lineHeight: vars.leading.tight });

export const label = style([small, { display: 'block' }]);

/** Name and balance, below each other if they do not fit into one line. */
export const account = style({
  ...spread('baseline'),
  columnGap: vars.space.s3,
  fontWeight: vars.weight.strong,
});

export const name = style({ minWidth: 0 });

export const placeholder = style({ color: vars.color.textMuted });
