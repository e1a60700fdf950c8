import { settings } from '@/lib/settings';

/** The languages of the language switch, of storage and of Storybook's toolbar. */
export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

/** The languages' own names, in their own scripts. */
export const languageNames: Record<Language, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Returns the BCP 47 tag for `<html lang>` and `Intl`. The tag of Lao is `lo`. */
export const htmlLang = (language: Language): string => (language === 'la' ? 'lo' : language);

/** Returns the build's language: Thai, or Lao in the Lao build. */
export const defaultLanguage = (): Language => settings.market;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
