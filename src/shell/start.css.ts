import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { outOfSight } from '@/theme/mixins';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Hides a prerendered page that is not for this visitor, until the app has rendered the right page. */
globalStyle('html[data-waiting=""] #root', { visibility: 'hidden' });
/** Hides only the texts, because another language changes nothing else in the member's bars. */
globalStyle('html[data-waiting="words"] #root *', { color: 'transparent' });

// A control that was tapped before the app could carry it out (`earlyTaps.ts`): its icon becomes a spinner.
globalStyle('[data-tapped]', { cursor: 'progress', opacity: 0.7 });
globalStyle('[data-tapped] svg:first-of-type', {
  border: '0.17em solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
});
globalStyle('[data-tapped] svg:first-of-type > *', { visibility: 'hidden' });

globalStyle('#coming', outOfSight);

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
