/** A thing and its names in each language; a cell can list several names. */
export interface Term {
  en: string;
  th: string;
  la: string;
}

/** Reads the table of words in three languages from docs/glossary.md. */
export function getGlossary(page: string): Term[] {
  const chapter = page.split('\n## Words in three languages\n')[1] ?? '';
  const [, , ...rows] = chapter.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [en = '', th = '', la = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { en, th, la };
  });
}

/**
 * Returns the words of a cell, split at commas and semicolons and without explanations. `slip, send a slip` gives two
 * words, and `enter (into a field)` gives `enter`. An explanation is in brackets or after a colon.
 */
const getTexts = (cell: string) =>
  cell
    .replace(/\([^)]*\)|:.*$/g, '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns true if a text contains a word of this cell. English words match with common endings, such as "deposits". */
export function says(text: string, cell: string, language: keyof Term): boolean {
  if (language !== 'en') return getTexts(cell).some((word) => text.includes(word));
  return getTexts(cell).some((word) => new RegExp(`\\b${escaped(word)}(s|es|ed|d|ing)?\\b`, 'i').test(text));
}
