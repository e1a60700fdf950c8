import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '@/i18n/language';

/** Returns sample content in the current language. */
export function useWords<T>(texts: Record<Language, T>): T {
  const { i18n } = useTranslation('common');
  return texts[isLanguage(i18n.language) ? i18n.language : 'th'];
}
