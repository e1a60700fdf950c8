import type { Language } from './language';

/** A letter of each language's script, and the font family that contains it. */
const samples: Record<Language, [family: string, letter: string]> = {
  th: ['Noto Sans Thai Variable', 'ก'],
  la: ['Noto Sans Lao Variable', 'ກ'],
  en: ['Noto Sans Thai Variable', 'a'],
};

/**
 * The maximum wait for the font in ms. On a slow connection the language then changes without the font, because the
 * device's fonts suffice.
 */
const timeoutMs = 1000;

/**
 * Loads a language's font before its texts are shown. The fonts are `font-display: optional`, so visible text never
 * changes its font.
 */
export async function loadLetters(language: Language): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const [family, letter] = samples[language];
  const loading = document.fonts.load(`1em "${family}"`, letter).catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
