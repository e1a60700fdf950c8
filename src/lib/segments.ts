type Granularity = 'word' | 'grapheme';

const segmenters: Partial<Record<Granularity, Intl.Segmenter>> = {};

/** Firefox has `Intl.Segmenter` since version 125. */
function segmenterOf(granularity: Granularity): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl) || !Intl.Segmenter) return undefined;
  segmenters[granularity] ??= new Intl.Segmenter(['th', 'lo', 'en'], { granularity });
  return segmenters[granularity];
}

/** A flag or a character, with its marks (Thai and Lao sara am included), skin tones, tags, and emoji joined to it. */
const grapheme =
  /\r\n|(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}\u200c\u0e33\u0eb3\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu;

/** White space, or what stands between. A vowel that is written before its consonant begins a syllable. */
const word = /\s+|[\u0e40-\u0e44\u0ec0-\u0ec4]?[^\s\u0e40-\u0e44\u0ec0-\u0ec4]+|\S/gu;

function split(text: string, granularity: Granularity, fallback: RegExp): string[] {
  const segmenter = segmenterOf(granularity);
  if (!segmenter) return text.match(fallback) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The letters of a text as a reader sees them: with their marks, and emoji whole. */
export const graphemesOf = (text: string): string[] => split(text, 'grapheme', grapheme);

/** The words of a text and what separates them. Without `Intl.Segmenter`, Thai and Lao are split at some syllables only. */
export const wordsOf = (text: string): string[] => split(text, 'word', word);

/** Where the letter begins that the code unit `at` belongs to. */
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
