import type { Language } from '@/i18n/language';

/** The workshop's own languages, by their own names: of sidebar, toolbar and pages, whatever a story speaks. */
export const uiLocales: Readonly<Record<Language, string>> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Where this browser keeps which; a story that empties the site's storage leaves it alone (`apart.ts`). */
const storageName = 'kapao-workshop.reader';

function findUiLocale(): Language {
  const wanted = [globalThis.localStorage?.getItem(storageName), ...(globalThis.navigator?.languages ?? [])];
  const codes = wanted.map((one) => (one ?? '').replace(/-.*/, '').replace('lo', 'la'));
  return (codes.find((code) => code in uiLocales) ?? 'en') as Language;
}

/** Who looks: as chosen before in this browser, else as the browser speaks. Another choice loads Storybook anew. */
export const uiLocale = findUiLocale();

/** As `lang` of what is written in the reader's language. */
export const uiLang = uiLocale === 'la' ? 'lo' : uiLocale;

/** From now on this browser's workshop speaks another language. */
export function setUiLocale(language: Language): void {
  localStorage.setItem(storageName, language);
  (window.top ?? window).location.reload();
}

/** Says an English text in the reader's language; texts are their own keys, and types know which there are. */
export function translateFrom<Text extends string>(
  words: Readonly<Record<'th' | 'la', Readonly<Record<Text, string>>>>,
) {
  return (text: Text): string => (uiLocale === 'en' ? text : (words[uiLocale][text] ?? text));
}
