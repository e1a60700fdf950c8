import { settings } from '@/lib/settings';

/** Languages of the switch, of storage and of Storybook's toolbar. */
export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name, shown in its own script. */
export const languageNames: Record<Language, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** BCP 47 tag for `<html lang>` and `Intl`: Lao is `lo`. */
export const htmlLang = (language: Language): string => (language === 'la' ? 'lo' : language);

/** Thai or, in the Lao build, Lao. */
export const defaultLanguage = (): Language => settings.market;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
