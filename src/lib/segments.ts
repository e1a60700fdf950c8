const locales = ['th', 'lo', 'en'];
const graphemes = new Intl.Segmenter(locales, { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter(locales, { granularity: 'word' });

const split = (text: string, segmenter: Intl.Segmenter): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Returns the letters of a text as a reader sees them. Each letter includes its marks, and an emoji is one letter. */
export const splitGraphemes = (text: string): string[] => split(text, graphemes);

/** Returns the words of a text and their separators. */
export const splitWords = (text: string): string[] => split(text, wordSegmenter);

/**
 * Returns the index at which the letter that contains `index` starts. Indices count UTF-16 units from 0. Returns the
 * text's length if `index` is beyond the end.
 */
export const graphemeStart = (text: string, index: number): number =>
  graphemes.segment(text).containing(index)?.index ?? text.length;
