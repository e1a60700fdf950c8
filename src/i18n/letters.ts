import type { Language } from './language';

/** A letter of each language's script, and the family that has it. */
const samples: Record<Language, [family: string, letter: string]> = {
  th: ['Noto Sans Thai Variable', 'ก'],
  la: ['Noto Sans Lao Variable', 'ກ'],
  en: ['Noto Sans Thai Variable', 'a'],
};

/** A slow line does not hold up the change of language: the phone's own letters do as well. */
const timeoutMs = 1000;

/**
 * Fetches a language's letters before they are shown: the fonts are `font-display: optional`, and what is on screen once
 * never changes its font.
 */
export async function loadLetters(language: Language): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const [family, letter] = samples[language];
  const loading = document.fonts.load(`1em "${family}"`, letter).catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
