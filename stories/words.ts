import { isLanguage, type Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';

/** Sample content in the language on screen. */
export function useWords<T>(words: Record<Language, T>): T {
  const { language } = useTranslation('common');
  return words[isLanguage(language) ? language : 'th'];
}
