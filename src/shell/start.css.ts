import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Hides a prerendered page that is not for this visitor, until the app has rendered the right page. */
globalStyle('html[data-waiting=""] #root', { visibility: 'hidden' });
/** Hides only the texts, because another language changes nothing else in the member's bars. */
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
