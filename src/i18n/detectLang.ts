/** Patterns that match a Thai (`th`) or a Lao (`la`) letter. */
export const scripts = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u };

/**
 * Returns the `lang` of a text that members or servers have written, so that a screen reader uses the right voice. The
 * letters determine the language. Returns undefined for a text in other letters or in both scripts.
 */
export function detectLang(text: string): 'th' | 'lo' | undefined {
  const isThai = scripts.th.test(text);
  if (isThai === scripts.la.test(text)) return undefined;
  return isThai ? 'th' : 'lo';
}
