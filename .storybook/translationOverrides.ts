import { addTexts } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';

/** Texts by language and namespace. */
export type TranslationOverrides = Record<string, Record<string, unknown>>;

declare global {
  interface Window {
    kapaoTexts?: TranslationOverrides;
  }
}

/**
 * Replaces the translations of the build before the first story. `npm run translations` injects marked texts of the
 * working tree or of an earlier commit.
 */
for (const [language, texts] of Object.entries(window.kapaoTexts ?? {})) addTexts(language as Language, texts);
