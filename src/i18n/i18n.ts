import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localStore, storageKeys } from '@/lib/storage';
import type { Area } from './areas';
import { defaultLanguage, htmlLang, isLanguage, type Language } from './language';
import { installPluralRules } from './plurals';

type Texts = Record<string, unknown>;

/** A chunk per language and area, fetched when a screen needs it, and found through one list per language. */
const lists: Record<Language, () => Promise<{ texts: Record<string, () => Promise<Texts>> }>> = {
  th: () => import('./texts.th'),
  la: () => import('./texts.la'),
  en: () => import('./texts.en'),
};

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: defaultLanguage(),
  fallbackLng: false,
  ns: ['common'],
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
});

installPluralRules(i18n);

const needed = new Set<Area>(['common']);

async function loadArea(language: Language, area: Area): Promise<void> {
  if (i18n.hasResourceBundle(language, area)) return;
  const { texts } = await lists[language]();
  const load = texts[`./locales/${language}/${area}.json`];
  if (!load) throw new Error(`no texts for ${language}/${area}`);
  i18n.addResourceBundle(language, area, await load());
}

/** Adds texts that came by another way than a chunk, by area. */
export function addTexts(language: Language, texts: Record<string, unknown>): void {
  for (const [area, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, area, bundle);
}

/** The member's earlier choice, else the build's default. */
export function storedLanguage(): Language {
  const stored = localStore.get(storageKeys.language);
  return isLanguage(stored) ? stored : defaultLanguage();
}

/** The language on screen. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage());

let target: Language | undefined;
let switching: Promise<unknown> = Promise.resolve();

/** The language on screen, or the one about to be. */
const coming = (): Language => target ?? currentLanguage();

/** Loads the texts of areas for the language on screen, or the one about to be; later language changes load them too. */
export async function loadTexts(areas: readonly Area[], language: Language = coming()): Promise<void> {
  for (const area of areas) needed.add(area);
  await Promise.all(areas.map((area) => loadArea(language, area)));
  if (!target) return;
  await switching.catch(() => {});
  // That change failed or another followed.
  if (language !== coming()) await loadTexts(areas);
}

/** Loads every needed text of a language first, then switches, so that no other language or raw key flashes. */
export async function changeLanguage(language: Language): Promise<void> {
  target = language;
  const loading = Promise.all([...needed].map((area) => loadArea(language, area)));
  const change = loading.then(() => (target === language ? i18n.changeLanguage(language) : undefined));
  switching = change;
  try {
    await change;
    if (target === language && typeof document !== 'undefined') document.documentElement.lang = htmlLang(language);
  } finally {
    if (target === language) target = undefined;
  }
}

/** The member's choice: switches and remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  localStore.set(storageKeys.language, language);
}
