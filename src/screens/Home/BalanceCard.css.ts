import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const card = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  // Light from above, as on a cloth bag under a market lamp.
  backgroundImage: `radial-gradient(120% 90% at 15% 0%, ${vars.color.surfaceRaised}, transparent 70%)`,
});

export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });

export const name = style({ flex: '1 1 6.5rem', minWidth: 0, fontSize: vars.font.size.lg });

export const coins = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const label = style({ display: 'flex', alignItems: 'center', gap: vars.space.s1 });

export const totalLabel = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.md,
  fontWeight: vars.weight.regular,
});

export const total = style({ containerType: 'inline-size', color: vars.color.accent, lineHeight: vars.leading.tight });
// Large text on a small phone: a four-digit total stays on one line.
globalStyle(`${total} > span`, { fontSize: `min(${vars.font.size.display}, 20cqi)` });

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  marginTop: vars.space.s2,
  fontSize: vars.font.size.sm,
});

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s2}`,
  color: vars.color.textMuted,
});

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
});
/** One row on a phone in every language; alike in width where large text stacks them. */
globalStyle(`${check} > button`, { flex: '1 1 auto', maxWidth: '20rem', paddingInline: vars.space.s4 });

/** A line of its own: its length changes with the minutes, and nothing may jump. */
export const updated = style({ width: '100%', color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const stale = style({
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
  fontSize: vars.font.size.sm,
});

/** The bonus lies in a pocket of its own, sewn on below a seam. */
export const invite = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingTop: vars.space.s4,
  borderTop: `1.5px dashed ${vars.color.line}`,
  '@media': { '(max-width: 26rem)': { gridTemplateColumns: 'auto 1fr' } },
});

export const gift = style({ color: vars.color.accent });

export const inviteFigures = style({ display: 'grid', gap: vars.space.s1, minWidth: 0 });

export const inviteLabel = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `0 ${vars.space.s2}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${rates} dd`, { whiteSpace: 'nowrap' });

export const receive = style({ '@media': { '(max-width: 26rem)': { gridColumn: '1 / -1' } } });
