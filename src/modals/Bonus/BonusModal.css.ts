import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const body = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const banner = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 });

/** The first banner. The dialog's title already shows its heading. */
export const titled = style({});
globalStyle(`${titled} :is(h1, h2, h3, h4, h5, h6):first-child`, { display: 'none' });

export const limit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** The effects of receiving and cancelling the bonus, separated from the details above by a line. */
export const notice = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});
