import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

const appear = keyframes({ from: { opacity: 0 } });

/** The panel around it does not grow with it. Only the end of the picture does not fit. */
export const panel = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  padding: `${vars.space.s6} ${vars.space.s6} 0`,
  animation: `${appear} ${vars.motion.normal}`,
});

export const list = style({ display: 'grid', gap: vars.space.s4 });
export const promise = style({ display: 'flex', gap: vars.space.s3 });
globalStyle(`${promise} > svg`, { marginTop: vars.space.s1, color: vars.color.accent });
export const text = style({ minWidth: 0, textWrap: 'balance' });
export const name = style({ fontWeight: vars.weight.strong });

/** The phone rises from the panel's lower edge. */
export const picture = style({
  justifySelf: 'center',
  alignSelf: 'start',
  width: '17rem',
  maxWidth: '100%',
  height: 'auto',
  border: `6px solid ${vars.color.lineStrong}`,
  borderRadius: '2.25rem',
});
