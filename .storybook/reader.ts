import type { Language } from '@/i18n/language';

/** The workshop's own languages, by their own names: of sidebar, toolbar and pages, whatever a story speaks. */
export const readers: Readonly<Record<Language, string>> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Where this browser keeps which; a story that empties the site's storage leaves it alone (`apart.ts`). */
const kept = 'kapao-workshop.reader';

function findReader(): Language {
  const wanted = [globalThis.localStorage?.getItem(kept), ...(globalThis.navigator?.languages ?? [])];
  const codes = wanted.map((one) => (one ?? '').replace(/-.*/, '').replace('lo', 'la'));
  return (codes.find((code) => code in readers) ?? 'en') as Language;
}

/** Who looks: as chosen before in this browser, else as the browser speaks. Another choice loads Storybook anew. */
export const reader = findReader();

/** As `lang` of what is written in the reader's language. */
export const readerLang = reader === 'la' ? 'lo' : reader;

/** From now on this browser's workshop speaks another language. */
export function readIn(language: Language): void {
  localStorage.setItem(kept, language);
  (window.top ?? window).location.reload();
}

/** Says an English text in the reader's language; texts are their own keys, and types know which there are. */
export function sayFrom<Text extends string>(words: Readonly<Record<'th' | 'la', Readonly<Record<Text, string>>>>) {
  return (text: Text): string => (reader === 'en' ? text : (words[reader][text] ?? text));
}
