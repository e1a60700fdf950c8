import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { spread } from '@/theme/mixins';

export const stepTitle = style({ fontSize: vars.font.size.lg });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const onward = style({ flex: '1 1 6rem' });

/** The message and retry button that replace a list that failed to load. The form works without this list. */
export const aside = style({
  ...spread('center'),
  gap: vars.space.s2,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});

export const reference = style({
  justifySelf: 'start',
  padding: `${vars.space.s1} ${vars.space.s4}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.font.size.sm,
});
globalStyle(`${reference} > strong`, { letterSpacing: '0.08em' });

export const resend = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s2, textAlign: 'center' });
export const resent = style({ color: vars.color.moneyIn, selectors: { '&:empty': { display: 'none' } } });
export const clock = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text,
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
});
/** Shows an account name in upper case, as it is sent. */
export const upper = style({ textTransform: 'uppercase' });
export const unusual = style({ color: vars.color.pending, fontWeight: vars.weight.strong });

export const startOver = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  color: vars.color.textMuted,
});

export const foot = style({ textAlign: 'center', color: vars.color.textMuted });

export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s3,
  textAlign: 'center',
  textWrap: 'balance',
});
