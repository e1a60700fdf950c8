/** The maximum length of a text that `dropBlockedMarkup` scans, in characters. Its patterns could be slow on longer texts. */
const maxScannedLength = 20_000;

/**
 * Before parsing, removes style sheets and `base`, `meta` and `link` tags, and renames event handler and `style`
 * attributes. Otherwise a browser with a strict CSP would log an error for each tag and attribute. Safety does not
 * depend on this function, because the sanitiser removes all of them too.
 */
export function dropBlockedMarkup(html: string): string {
  if (html.length > maxScannedLength) return html;
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>|<(?:base|meta|link)\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/([\s/"'])(on[a-z]+|style)(?=\s*=)/gi, '$1data-$2'));
}
