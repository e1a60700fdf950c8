import { settings } from '@/lib/settings';

/** The languages as the language switch, storage and Storybook's toolbar name them. */
export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

/** The names of the languages, each in its own script. */
export const languageNames: Record<Language, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Returns the BCP 47 tag for `<html lang>` and `Intl`. It differs from the language only for Lao (`lo`). */
export const htmlLang = (language: Language): string => (language === 'la' ? 'lo' : language);

/** Returns the build's language: Lao in the Lao build, otherwise Thai. */
export const defaultLanguage = (): Language => settings.market;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
