import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { localStore, storageKeys } from '@/device/storage';
import { defaultLanguage, htmlLang, isLanguage, type Language } from './language';
import { loadLetters } from './letters';
import type { Namespace } from './namespaces';

export const i18n = i18next.createInstance();

/** Each language's namespaces are chunks of their own, fetched when a view needs them. */
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

/** The namespaces that are on screen, or were: a change of language needs them all. */
const inUse = (): Namespace[] => [...((i18n.options.ns ?? []) as Namespace[])];

/** The member's earlier choice, else the build's default. */
export function storedLanguage(): Language {
  const stored = localStore.get(storageKeys.language);
  return isLanguage(stored) ? stored : defaultLanguage();
}

/** The language on screen. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage());

/** Fetches what is missing of a language; rejects when something does not come: nobody shall see raw keys. */
async function fetchMissing(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // `reload`, because i18next does not ask again by itself for what failed once.
  if (missing().length) await i18n.reloadResources([language], missing());
  if (missing().length) throw new Error(`no texts for ${language}: ${missing().join(', ')}`);
}

/** Loads namespaces for the language on screen; later changes of language load them too. Rejects when they do not come. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  await fetchMissing(currentLanguage(), namespaces);
}

/** Adds texts that came by another way than a chunk, by namespace. */
export function addTexts(language: Language, texts: Record<string, unknown>): void {
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
}

let wanted: Language | undefined;

/**
 * Loads every text of a language, and its letters, then switches, so that no other language, raw key or box flashes. The
 * newest choice wins. Rejects when the texts do not come: then the language stays.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([fetchMissing(language, inUse()), loadLetters(language)]);
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang(language);
}

/** The member's choice: switches and remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  localStore.set(storageKeys.language, language);
}
