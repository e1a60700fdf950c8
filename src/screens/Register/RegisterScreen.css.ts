import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { column, spread } from '@/theme/mixins';

export const page = style(column('28rem'));

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 });
export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const title = style({ fontSize: vars.font.size.xxl });
export const lead = style({ color: vars.color.textMuted });

/** The same card as on login. */
export const form = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.inset,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});
globalStyle(`${form} > *`, { minWidth: 0 });

export const stepTitle = style({ fontSize: vars.font.size.lg });

/** The error message takes space only while it has text. */
export const send = style({});
globalStyle(`${send} > [role="alert"]:not(:empty)`, { marginBottom: vars.space.s4 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const onward = style({ flex: '1 1 6rem' });

export const notice = style({
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});

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
