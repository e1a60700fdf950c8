import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { localStore, storageKeys } from '@/device/storage';
import { formatCount } from './format';
import { defaultLanguage, htmlLang, isLanguage, type Language } from './language';
import { loadLetters } from './letters';
import type { Namespace } from './namespaces';

export const i18n = i18next.createInstance();

/** Each namespace of each language is a chunk, which loads when a view needs it. */
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

// `{{count, grouped}}` has thousands separators. Browsers lack Lao number data, so the app's own format is used.
i18n.services.formatter?.add('grouped', (count: number) => formatCount(count));

/** Returns the namespaces that were used on this page. A change of language must load all of them. */
const getUsedNamespaces = (): Namespace[] => [...((i18n.options.ns ?? []) as Namespace[])];

/** Returns the language stored on this device, or the build's default. */
export function storedLanguage(): Language {
  const stored = localStore.get(storageKeys.language);
  return isLanguage(stored) ? stored : defaultLanguage();
}

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage());

/**
 * Loads the namespaces that a language lacks. Rejects if one fails, because the page must never show translation keys.
 */
async function fetchMissing(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Use `reloadResources`, because i18next does not retry a failed request.
  if (missing().length) await i18n.reloadResources([language], missing());
  if (missing().length) throw new Error(`no texts for ${language}: ${missing().join(', ')}`);
}

/** Loads namespaces for the current language. Later changes of language also load them. Rejects if one fails. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  await fetchMissing(currentLanguage(), namespaces);
}

/** Adds texts, by namespace, that the page already contains. */
export function addTexts(language: Language, texts: Record<string, unknown>): void {
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
}

let requestedLanguage: Language | undefined;

/**
 * Switches the language after the texts of all used namespaces have loaded. So the page never shows mixed languages or
 * translation keys. Also waits for the language's font (`loadLetters`). After several calls, the last one wins. If the
 * texts fail to load, rejects and keeps the current language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  await Promise.all([fetchMissing(language, getUsedNamespaces()), loadLetters(language)]);
  if (requestedLanguage !== language) return;
  await i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang(language);
}

/** Switches to the chosen language and stores the choice on this device, unless a later choice has replaced it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  if (requestedLanguage === language) localStore.set(storageKeys.language, language);
}
