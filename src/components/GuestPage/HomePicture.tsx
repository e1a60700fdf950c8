import { useTranslation } from 'react-i18next';
import type { Language } from '@/i18n/language';
import en from './home.en.webp';
import la from './home.la.webp';
import th from './home.th.webp';
import * as css from './Promises.css';

const pictures: Record<Language, string> = { th, la, en };

/**
 * The typical demo member's home on a phone, in the page's language: the screenshot of the story "Home / Default" without the
 * top bar, which has the operator's logo and name. Decorative.
 */
export function HomePicture() {
  const { i18n } = useTranslation();
  return <img className={css.picture} src={pictures[i18n.language as Language]} alt="" width="390" height="776" />;
}
