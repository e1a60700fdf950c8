/** The words of a piece of markup, for when it cannot be shown as such. Its answer is text, not HTML: nothing in it is safe as markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
