import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';

export const form = style({ display: 'grid', gap: vars.space.s4 });

export const balance = style({
  ...spread('baseline'),
  gap: `0 ${vars.space.s3}`,
  color: vars.color.textMuted,
});
globalStyle(`${balance} dd`, { color: vars.color.text });

export const account = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 });

/** With very large text, the account's texts wrap below the bank's logo. */
export const text = style({ flex: '1 1 8rem', minWidth: 0 });

export const muted = style(small);

export const number = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const warning = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
  color: vars.color.failed,
  fontSize: vars.font.size.sm,
});
globalStyle(`${warning} > svg`, { marginTop: '0.2em' });

/** The active bonus, below the warning that it causes. */
export const bonus = style({ display: 'grid', gap: vars.space.s1 });

export const bonusName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

/** The amount to receive and the balance that stays. Its rows have their room before there is an amount. */
export const review = style({ display: 'grid' });
export const reviewRow = style({
  ...spread('center'),
  gap: `0 ${vars.space.s3}`,
  minHeight: vars.size.tap,
  color: vars.color.textMuted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
globalStyle(`${reviewRow} dd`, { color: vars.color.text, fontWeight: vars.weight.strong });

export const pending = style({ display: 'grid', gap: vars.space.s2 });

export const pendingTitle = style({ fontSize: vars.font.size.md });

export const pendingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s3}`,
  fontVariantNumeric: 'tabular-nums',
});
