import { useTranslation } from './useTranslation';

interface Names {
  nameTH: string;
  nameEN: string;
}

/** A bank's name in the language on screen: Thai in Thai, English in all others, whichever there is else. */
export function useBankName(): (bank: Names, code: string) => string {
  const { language } = useTranslation();
  return ({ nameTH, nameEN }, code) => (language === 'th' ? nameTH || nameEN : nameEN || nameTH) || code;
}
