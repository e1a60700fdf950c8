type Granularity = 'word' | 'grapheme';

const segmenters: Partial<Record<Granularity, Intl.Segmenter>> = {};

/** Returns a segmenter; undefined in browsers without `Intl.Segmenter`, such as Firefox before version 125. */
function segmenterOf(granularity: Granularity): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl) || !Intl.Segmenter) return undefined;
  segmenters[granularity] ??= new Intl.Segmenter(['th', 'lo', 'en'], { granularity });
  return segmenters[granularity];
}

/** Matches a flag or a character with its marks (including Thai and Lao sara am), skin tones, tags and joined emoji. */
const grapheme =
  /\r\n|(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}\u200c\u0e33\u0eb3\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu;

/** Matches white space or the text between spaces. A vowel that is written before its consonant begins a new match. */
const word = /\s+|[\u0e40-\u0e44\u0ec0-\u0ec4]?[^\s\u0e40-\u0e44\u0ec0-\u0ec4]+|\S/gu;

function split(text: string, granularity: Granularity, fallback: RegExp): string[] {
  const segmenter = segmenterOf(granularity);
  if (!segmenter) return text.match(fallback) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns the letters of a text as a reader sees them. Each letter includes its marks, and an emoji is one letter. */
export const graphemesOf = (text: string): string[] => split(text, 'grapheme', grapheme);

/**
 * Returns the words of a text and their separators. Without `Intl.Segmenter`, it splits Thai and Lao only before vowels
 * that are written before their consonant.
 */
export const wordsOf = (text: string): string[] => split(text, 'word', word);

/**
 * Returns the index at which the letter that contains index `at` starts. Indices count UTF-16 units from 0. Returns the
 * text's length if `at` is beyond the end.
 */
export function graphemeStart(text: string, at: number): number {
  const segmenter = segmenterOf('grapheme');
  if (segmenter) return segmenter.segment(text).containing(at)?.index ?? text.length;
  let start = 0;
  for (const one of graphemesOf(text)) {
    if (start + one.length > at) break;
    start += one.length;
  }
  return start;
}
