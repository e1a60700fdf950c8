/** The letters that are read as Thai or as Lao. */
export const scripts = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u };

/**
 * The `lang` of a text that somebody else wrote, by its letters, so that a screen reader takes the right voice.
 * `undefined` where they do not tell: other letters, or both scripts.
 */
export function langOf(text: string): 'th' | 'lo' | undefined {
  const isThai = scripts.th.test(text);
  if (isThai === scripts.la.test(text)) return undefined;
  return isThai ? 'th' : 'lo';
}
