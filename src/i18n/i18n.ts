import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { localStore, storageKeys } from '@/device/storage';
import { defaultLanguage, htmlLang, isLanguage, type Language } from './language';
import { loadLetters } from './letters';
import type { Namespace } from './namespaces';

export const i18n = i18next.createInstance();

/** Each namespace of each language is a chunk, loaded when a view needs it. */
void i18n
  .use(resourcesToBackend((language: string, namespace: string) => import(`./locales/${language}/${namespace}.json`)))
  .use(initReactI18next)
  .init({
    lng: defaultLanguage(),
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });

/** Returns the namespaces that have been used. A change of language needs all of them. */
const inUse = (): Namespace[] => [...((i18n.options.ns ?? []) as Namespace[])];

/** Returns the member's stored language, or the build's default. */
export function storedLanguage(): Language {
  const stored = localStore.get(storageKeys.language);
  return isLanguage(stored) ? stored : defaultLanguage();
}

/** Returns the current language. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage());

/**
 * Loads the missing namespaces of a language. Rejects if one fails, because the page must never show translation keys.
 */
async function fetchMissing(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // `reload`, because i18next does not retry a failed request.
  if (missing().length) await i18n.reloadResources([language], missing());
  if (missing().length) throw new Error(`no texts for ${language}: ${missing().join(', ')}`);
}

/** Loads namespaces for the current language; later changes of language load them, too. Rejects if one fails. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  await fetchMissing(currentLanguage(), namespaces);
}

/** Adds texts that did not come from a chunk, by namespace. */
export function addTexts(language: Language, texts: Record<string, unknown>): void {
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
}

let wanted: Language | undefined;

/**
 * Loads all used texts of a language and its fonts, then switches. So no other language, translation key or missing
 * glyph appears. The newest choice wins. Rejects if the texts fail to load; then the language stays.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([fetchMissing(language, inUse()), loadLetters(language)]);
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang(language);
}

/** Switches to the language that the member chose, and stores it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  localStore.set(storageKeys.language, language);
}
