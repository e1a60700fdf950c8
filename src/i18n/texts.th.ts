/** This language's texts by file. A list for each language, because the first page needs none of the others. */
export const texts = import.meta.glob<Record<string, unknown>>('./locales/th/*.json', { import: 'default' });
