/** The maximum number of characters that a page can lay out without freezing. */
export const maxTextLength = 30_000;

/** Cuts a text that is longer than `maxTextLength` and adds an ellipsis. */
export const limitLength = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '')}…` : text;

/**
 * Returns the text of markup that cannot be rendered as HTML, without scripts and style sheets. The result is text, so
 * rendering it as markup is unsafe.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\b|$)/gi, '<')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
