import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { toast } from '@/components/Toast/toasts';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { htmlLang, type Language, languageNames, languages } from '@/i18n/language';
import { chevron, globe, menu, select } from './LanguageMenu.css';

interface LanguageMenuProps {
  /** The accessible name. Default: "Language". A page with two menus needs two names. */
  label?: string;
  /**
   * Switches the language. Default: `changeLanguage`, which loads and applies the language. If `onChange` throws or
   * rejects, a toast reports the failure.
   */
  onChange?: (language: Language) => Promise<void> | void;
}

/**
 * The language switch: a native select, so that each phone shows its own picker and the page needs no code for a menu.
 * The list uses the device's font, because each language is named in its own script and a closed menu must not load
 * another web font. Use it only in the bars, in the settings and on the page of a closed site; for other choices use
 * `Select`.
 */
export function LanguageMenu({ label, onChange = changeLanguage }: LanguageMenuProps) {
  const { t } = useTranslation('common');
  const pick = async (language: Language) => {
    try {
      await onChange(language);
    } catch {
      toast.error(t('languageFailed'));
    }
  };
  return (
    <span className={menu}>
      <Globe className={`${icon()} ${globe}`} />
      <select
        className={select}
        translate="no"
        aria-label={label ?? t('language')}
        value={currentLanguage()}
        onChange={(event) => void pick(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={htmlLang(language)}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDown className={`${icon({ size: 'sm' })} ${chevron}`} />
    </span>
  );
}
