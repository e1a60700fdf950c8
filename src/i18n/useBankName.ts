import { useTranslation } from 'react-i18next';
import { scripts } from './langOf';
import type { Language } from './language';

interface Names {
  /** The name in the market's language: Thai, or Lao for banks of Laos. */
  nameTH: string;
  nameEN: string;
}

/** A bank's name as readers of this language can read it: its own where it is in their letters, else English, else what there is. */
export function bankName(language: Language, { nameTH, nameEN }: Names, code: string): string {
  const isOwn = language !== 'en' && scripts[language].test(nameTH);
  return (isOwn ? nameTH : nameEN || nameTH) || code;
}

/** `bankName` in the language on screen. */
export function useBankName(): (bank: Names, code: string) => string {
  const { i18n } = useTranslation();
  return (bank, code) => bankName(i18n.language as Language, bank, code);
}
