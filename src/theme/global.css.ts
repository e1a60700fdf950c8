import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import './fonts.css';
import { barRoom } from './mixins';
import './theme.css';

// Use no rules for all pseudo-elements, not even in a media query, because the browser would compute two more styles
// per element.
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // A page that does not scroll has the scrollbar too, so that the bars reach the same edge on every page.
  overflowY: 'scroll',
  overflowWrap: 'anywhere',
  // Keep elements that are scrolled to or focused clear of the bars.
  scrollPaddingBlock: barRoom,
});
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontFamily: vars.font.body,
  fontSize: vars.font.size.md,
  lineHeight: vars.leading.text,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
globalStyle('ul, ol, fieldset', { padding: 0 });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', lineHeight: 'inherit' });
globalStyle('button', { cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('h1, h2, h3', { fontWeight: vars.weight.strong, lineHeight: vars.leading.tight });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('*, ::before, ::after, ::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any other duration would start a transition of each property of each element that changes.
      transitionDuration: '0s !important',
    },
  },
});
