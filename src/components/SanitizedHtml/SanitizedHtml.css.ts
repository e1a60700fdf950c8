import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The only styles of server HTML, because the sanitiser removes the HTML's own styles. */
export const prose = style({ overflowWrap: 'anywhere', maxWidth: '100%' });

/** A wide table scrolls in its own box instead of widening its container. */
export const scrolls = style({ overflowX: 'auto', contain: 'inline-size' });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule,
  );

within('> * + *', { marginTop: vars.space.s3 });
within('h1, h2, h3, h4, h5, h6', { fontSize: vars.font.size.lg, fontWeight: vars.weight.strong, margin: 0 });
within('ul, ol', { paddingInlineStart: vars.space.s5 });
within('li + li', { marginTop: vars.space.s1 });
within('li::marker', { color: vars.color.accent, fontWeight: vars.weight.strong });
within('a', { color: vars.color.link });
within('a[href]', { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
within('img', { height: 'auto', borderRadius: vars.radius.md });
within('figure', { margin: 0 });
within('blockquote', {
  margin: 0,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `3px solid ${vars.color.stitch}`,
});
within('hr', { border: 0, borderTop: `1px solid ${vars.color.line}` });
within('mark', { backgroundColor: vars.color.accentSoft, color: vars.color.accent });
within('pre, code', { fontFamily: 'inherit', whiteSpace: 'pre-wrap' });
within('sub, sup', { lineHeight: 0 });
within('table', {
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  overflowWrap: 'break-word',
});
within('th, td', {
  padding: `${vars.space.s1} ${vars.space.s2}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
