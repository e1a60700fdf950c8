/** As many characters as a page can lay out at once. */
export const mostWords = 30_000;

/** Returns a text that a page can lay out: a longer one is cut, and ends with an ellipsis. */
export const withinWords = (text: string): string =>
  text.length > mostWords ? `${text.slice(0, mostWords).replace(/[\ud800-\udbff]$/, '')}…` : text;

/**
 * Returns the words of a piece of markup, for when it cannot be shown as such. It is text, not HTML: nothing in it is safe
 * as markup. Scripts and style sheets are no words.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\b|$)/gi, '<')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
