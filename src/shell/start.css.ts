import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A page written in another language than the stored one stays out of sight until it is in the right one. */
globalStyle('html[data-waiting] #root', { visibility: 'hidden' });

globalStyle('#start-failure', {
  padding: vars.space.s5,
  textAlign: 'center',
  color: vars.color.text,
  backgroundColor: vars.color.failedSoft,
});
globalStyle('#start-failure button', {
  minHeight: vars.size.tap,
  marginTop: vars.space.s3,
  padding: `0 ${vars.space.s5}`,
  border: 0,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
});
