import { htmlLang, type Language } from './language';

/** A letter of each language's script, and the font family that contains it. */
const samples: Record<Language, [family: string, letter: string]> = {
  th: ['Noto Sans Thai Variable', 'ก'],
  la: ['Noto Sans Lao Variable', 'ກ'],
  en: ['Noto Sans Thai Variable', 'a'],
};

/**
 * Two letters of each script, by `lang`. Their widths differ in every font. A device without a font draws the same box
 * for both.
 */
const unequalLetters: Partial<Record<string, readonly [string, string]>> = { th: ['เ', 'ฒ'], lo: ['ເ', 'ໝ'] };

/** Returns whether the device has no font with the letters of a `lang`, so that its texts would be boxes. */
export function lacksLetters(lang: string): boolean {
  const letters = unequalLetters[lang];
  const canvas = letters && document.createElement('canvas').getContext('2d');
  if (!letters || !canvas) return false;
  canvas.font = '40px system-ui';
  const [first, second] = letters.map((letter) => canvas.measureText(letter).width);
  return first === second;
}

/**
 * True on a visit that shows only the device's fonts. The head script decides this (`data-fonts`), because fonts that
 * arrive after the first paint would not be shown.
 */
const isLate = () => document.documentElement.dataset.fonts === 'late';

/**
 * The maximum wait for the font in ms. On a slow connection the language then changes without the font, because the
 * device's fonts suffice. A device without such fonts waits longer.
 */
const timeoutMs = { usual: 1000, lacking: 10_000 };

/**
 * Loads a language's font before its texts are shown. The fonts are `font-display: optional`, so visible text never
 * changes its font.
 */
export async function loadLetters(language: Language): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts || isLate()) return;
  const [family, letter] = samples[language];
  const longest = lacksLetters(htmlLang(language)) ? timeoutMs.lacking : timeoutMs.usual;
  const loading = document.fonts.load(`1em "${family}"`, letter).catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, longest))]);
}

/** Downloads the fonts of a language for the next visit if this visit shows only the device's fonts. */
export function downloadLateLetters(language: Language): void {
  if (!document.fonts || !isLate()) return;
  const [family, letter] = samples[language];
  document.fonts.load(`1em "${family}"`, `${letter}a`).catch(() => undefined);
}
