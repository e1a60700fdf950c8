import type { Language } from '@/i18n/language';

/**
 * The languages of Storybook's own UI (sidebar, toolbar, pages), by their own names. The language of a story is
 * independent.
 */
export const uiLocales: Readonly<Record<Language, string>> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/**
 * The localStorage key of Storybook's UI language. Stories that clear storage do not touch it (`isolateStorage.ts`).
 */
const storageName = 'kapao-workshop.reader';

function findUiLocale(): Language {
  const wanted = [globalThis.localStorage?.getItem(storageName), ...(globalThis.navigator?.languages ?? [])];
  const codes = wanted.map((one) => (one ?? '').replace(/-.*/, '').replace('lo', 'la'));
  return (codes.find((code) => code in uiLocales) ?? 'en') as Language;
}

/**
 * The UI language: the last choice in this browser, or else the first preferred language that Storybook has, or else
 * English. Changing it reloads Storybook.
 */
export const uiLocale = findUiLocale();

/** The UI language as a value of `lang`. */
export const uiLang = uiLocale === 'la' ? 'lo' : uiLocale;

/** Stores Storybook's UI language in this browser and reloads. */
export function setUiLocale(language: Language): void {
  localStorage.setItem(storageName, language);
  (window.top ?? window).location.reload();
}

/**
 * Returns a function that translates an English text into the UI language. The English texts are the keys and are
 * typed.
 */
export function translateFrom<Text extends string>(
  words: Readonly<Record<'th' | 'la', Readonly<Record<Text, string>>>>,
) {
  return (text: Text): string => (uiLocale === 'en' ? text : (words[uiLocale][text] ?? text));
}
