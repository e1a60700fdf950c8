import { useTranslation } from 'react-i18next';
import { scripts } from './detectLang';
import type { Language } from './language';
import { shortBankNames } from './shortBankNames';

interface Names {
  /** The name in the market's language: Thai, or Lao for banks in Laos. */
  nameTH: string;
  nameEN: string;
}

/**
 * Returns a bank's name for readers of a language: the local name if it is in the language's script, otherwise the
 * English name. If the English name is missing, returns the local name, or else the code.
 */
export function bankName(language: Language, { nameTH, nameEN }: Names, code: string): string {
  const isOwn = language !== 'en' && scripts[language].test(nameTH);
  return (isOwn ? nameTH : nameEN || nameTH) || code;
}

/** Returns `bankName` for the current language. */
export function useBankName(): (bank: Names, code: string) => string {
  const { i18n } = useTranslation();
  return (bank, code) => bankName(i18n.language as Language, bank, code);
}

/** Returns a function with a bank's short name for tiles. An unknown bank has its full name. */
export function useShortBankName(): (bank: Names, code: string) => string {
  const { i18n } = useTranslation();
  const getBankName = useBankName();
  return (bank, code) => shortBankNames.get(code)?.[i18n.language === 'th' ? 'th' : 'en'] ?? getBankName(bank, code);
}
