import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** A page written in another language than the stored one stays out of sight until it is in the right one. */
globalStyle('html[data-waiting=""] #root', { visibility: 'hidden' });
/** The member's bars are the same in every language, but for their words. */
globalStyle('html[data-waiting="words"] #root *', { color: 'transparent' });

globalStyle('#start-failure, noscript', {
  display: 'block',
  padding: vars.space.s5,
  textAlign: 'center',
  color: vars.color.text,
  backgroundColor: vars.color.failedSoft,
});
globalStyle('#start-failure[hidden]', { display: 'none' });
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
