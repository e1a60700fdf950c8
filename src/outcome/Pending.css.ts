import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const body = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  marginBottom: vars.space.s3,
  // The doubled class outweighs the padding of `Card`.
  selectors: { '&&': { padding: `${vars.space.s3} ${vars.space.gutter}` } },
});

/** The command's name and time, its status and the button that opens the rest. The button wraps below with large text. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  minWidth: 0,
});
export const summary = style({
  display: 'grid',
  flex: '1 1 9rem',
  justifyItems: 'start',
  gap: vars.space.s1,
  minWidth: 0,
});
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 });

/** The offer to send the request again, with the text that says what the button does. */
export const resend = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});
export const hint = style(small);
