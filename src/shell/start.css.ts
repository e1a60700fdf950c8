import { globalStyle, keyframes } from '@vanilla-extract/css';
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

/** While a newer version is fetched (`renewPage.ts`), "try again" turns, wherever a page or a part of it has failed. */
const retry = 'html[data-renewing] :is([role="alert"], main > section:only-child) button:first-of-type';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
globalStyle(retry, { cursor: 'progress' });
globalStyle(`${retry}::before`, {
  content: '""',
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: vars.space.s2,
  border: '0.15em solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  verticalAlign: '-0.15em',
  animation: `${turn} 800ms linear infinite`,
  // The theme's own rule for this reaches no pseudo-elements.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
