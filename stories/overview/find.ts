/** A story as Storybook's index lists it, and where the sidebar has it in the reader's words. */
export interface Findable {
  id: string;
  title: string;
  name: string;
  /** Such as "Modals › Withdraw › Loading". */
  place: string;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** The words of what was typed: Thai and Lao have none between spaces. */
const wordsOf = (asked: string, lang: string): string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(plain(asked))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Whose place or English name has all the words, the closest first: of those, where least else stands. */
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
