import { useTranslation } from 'react-i18next';

interface Names {
  nameTH: string;
  nameEN: string;
}

/** A bank's name in the language on screen: Thai in Thai, English in all others, whichever there is else. */
export function useBankName(): (bank: Names, code: string) => string {
  const { i18n } = useTranslation();
  return ({ nameTH, nameEN }, code) => (i18n.language === 'th' ? nameTH || nameEN : nameEN || nameTH) || code;
}
