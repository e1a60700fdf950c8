import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.size.bar,
  padding: `calc(${vars.space.s1} + env(safe-area-inset-top)) ${vars.space.s2} ${vars.space.s1} ${vars.space.gutter}`,
  backgroundColor: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const title = style({ flex: 1, minWidth: 0, fontSize: `min(${vars.font.size.lg}, 7vw)` });

/**
 * The button that ends a guest's conversation. It has text and no icon, because this action is rare and cannot be
 * undone.
 */
export const end = style({
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s2}`,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: `min(${vars.font.size.sm}, 5vw)`,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** The row for a lost connection. The row appears after 1 s, because the client may reconnect before then. */
export const down = style({
  display: 'flex',
  gap: vars.space.s2,
  padding: `${vars.space.s1} ${vars.space.gutter} ${vars.space.s2}`,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  animation: `${show} 1ms 1s both`,
});
export const mark = style({ flex: 'none', marginBlockStart: '0.25em' });
export const trouble = style({ display: 'grid', alignContent: 'center', minHeight: 0, overflowY: 'auto' });
