/** A story of Storybook's index, with its place in the sidebar in the reader's language. */
export interface Findable {
  id: string;
  title: string;
  name: string;
  /** For example "Modals › Withdraw › Loading". */
  place: string;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Splits a query into words. Thai and Lao have no spaces between words, so `Intl.Segmenter` finds them. */
const wordsOf = (asked: string, lang: string): string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(plain(asked))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Returns the stories whose place, title or name contains all words of the query, the shortest place first. */
export function find<Story extends Findable>(stories: readonly Story[], asked: string, lang: string): Story[] {
  const words = wordsOf(asked, lang);
  if (words.length === 0) return [];
  return stories
    .filter(({ title, name, place }) => {
      const text = plain(`${place} ${title} ${name}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => one.place.length - other.place.length);
}
