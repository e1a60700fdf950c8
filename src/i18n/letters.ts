import { htmlLang, type Language } from './language';

/** The script whose font a language uses, and a letter of it. English pages show Thai names. */
const samples: Record<Language, [script: string, letter: string]> = {
  th: ['Thai', 'ก'],
  la: ['Lao', 'ກ'],
  en: ['Thai', 'ก'],
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
 * The fonts of this visit (`data-fonts`), which the head script decides: `needed`, `late`, `needed late` or none.
 * - `needed`: letters wait for the site's fonts, because the device lacks them.
 * - `late`: all other texts have the device's font, because fonts that arrive after the first paint would not be shown,
 *   or only some of them.
 */
const isInState = (state: 'needed' | 'late'): boolean =>
  (document.documentElement.dataset.fonts ?? '').split(' ').includes(state);

export function setFonts(isNeeded: boolean, isLate: boolean): void {
  const states = [isNeeded && 'needed', isLate && 'late'].filter(Boolean);
  if (states.length) document.documentElement.dataset.fonts = states.join(' ');
}

/** Requests fonts before the styles do. */
export function preloadFonts(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** The addresses of the market's fonts: its own script, then Latin letters. The development server has none. */
export const fontAddresses = (): string[] => document.documentElement.dataset.letters?.split(' ') ?? [];

/**
 * The maximum wait for the font in ms. On a slow connection the language then changes without the font, because the
 * device's fonts suffice. A device without such fonts waits longer.
 */
const timeoutMs = { usual: 1000, lacking: 10_000 };

/** Loads both fonts of a language: its own letters and Latin ones. */
const load = (language: Language) => {
  const [script, letter] = samples[language];
  return document.fonts.load(`1em "Noto Sans ${script} Variable"`, `${letter}a`).catch(() => undefined);
};

/**
 * Loads a language's fonts before its texts are shown. The fonts are `font-display: optional`, so visible text never
 * changes its font.
 */
export async function loadLetters(language: Language): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const isLacking = lacksLetters(htmlLang(language));
  if (isLacking) setFonts(true, isInState('late'));
  else if (isInState('late')) return;
  const maxWaitMs = isLacking ? timeoutMs.lacking : timeoutMs.usual;
  await Promise.race([load(language), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** Downloads the fonts of a language for the next visit if this visit shows the device's fonts. */
export function downloadLateLetters(language: Language): void {
  if (document.fonts && isInState('late')) void load(language);
}
