import { addTexts } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';

/** By language and namespace. */
export type TranslationOverrides = Record<string, Record<string, unknown>>;

declare global {
  interface Window {
    kapaoTexts?: TranslationOverrides;
  }
}

/** In place of the build's, from the first story on: `npm run translations` gives marked ones, and those of an earlier commit. */
for (const [language, texts] of Object.entries(window.kapaoTexts ?? {})) addTexts(language as Language, texts);
