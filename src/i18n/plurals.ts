import type { i18n as I18n } from 'i18next';

/** English has one and other; Thai and Lao count without plurals. */
const rule = (languageCode: string) => ({
  select: (count: number) => (languageCode === 'en' && count === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: languageCode === 'en' ? ['one', 'other'] : ['other'] }),
});

/**
 * Our own plural rules instead of `Intl.PluralRules`: it takes `la` for Latin, has no data for it, and then follows the
 * browser's own language, whose forms (few, many …) our texts do not have.
 */
export function installPluralRules(i18n: I18n): void {
  i18n.services.pluralResolver.getRule = rule;
}
