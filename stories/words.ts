import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '@/i18n/language';

/** Sample content in the language on screen. */
export function useWords<T>(words: Record<Language, T>): T {
  const { language } = useTranslation('common');
  return words[isLanguage(language) ? language : 'th'];
}
