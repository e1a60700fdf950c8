import { toAsciiDigits } from '@/lib/digits';

/** Accents of Latin letters, and the tone and silent marks of Thai and Lao, which many people leave out or mistype. */
const optionalMarks = /[\u0300-\u036f\u0e47-\u0e4c\u0e4e\u0ec8-\u0ecc\u0ece]/g;

/** Different ways to write the same sound: two E for AE in Thai and Lao, and L below H in Lao. */
const sameSounds: readonly [RegExp, string][] = [
  [/\u0e40\u0e40/g, '\u0e41'],
  [/\u0ec0\u0ec0/g, '\u0ec1'],
  [/\u0ebc/g, '\u0ea5'],
];

/**
 * Returns a text without accents, tone marks, case, spaces and punctuation. The compatibility form (NFKD) also
 * separates the letters that Thai and Lao keyboards write in one or two characters, such as SARA AM.
 */
function normalise(text: string): string {
  const base = toAsciiDigits(text).normalize('NFKD').replace(optionalMarks, '').toLowerCase();
  const letters = base.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return sameSounds.reduce((result, [variant, usual]) => result.replace(variant, usual), letters);
}

/** Returns the games whose names contain every word of the text, in any order. */
export function searchGames<T extends { readonly name: string }>(games: readonly T[], text: string): T[] {
  const words = text.split(/\s+/).map(normalise);
  return games.filter(({ name }) => {
    const normalName = normalise(name);
    return words.every((word) => normalName.includes(word));
  });
}
