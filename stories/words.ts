import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '@/i18n/language';

/** Sample content in the language on screen. */
export function useWords<T>(words: Record<Language, T>): T {
  const { i18n } = useTranslation('common');
  return words[isLanguage(i18n.language) ? i18n.language : 'th'];
}
