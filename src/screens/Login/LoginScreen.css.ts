import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { column } from '@/theme/mixins';

export const page = style(column('26rem'));

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
});

export const words = style({ flex: '1 1 12rem', minWidth: 0 });

export const title = style({ fontSize: vars.font.size.xxl });

export const lead = style({ color: vars.color.textMuted });

export const form = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s4,
  padding: `${vars.space.s5} min(${vars.space.s5}, 6.5vw)`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

/** The error message takes space only while it has text. */
export const send = style({});
globalStyle(`${send} > [role="alert"]:not(:empty)`, { marginBottom: vars.space.s4 });

export const notice = style({
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});

/** A line as high as a tap target. */
export const forgot = style({ textAlign: 'center', lineHeight: '2.75rem', color: vars.color.textMuted });
export const register = style({ textAlign: 'center', color: vars.color.textMuted });
