import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { installPluralRules } from './plurals';

afterEach(() => vi.unstubAllGlobals());

it('counts the same on a phone set to a language with other plurals', () => {
  // A browser without Lao data answers with the rules of its own language, here Arabic's.
  const arabic = new Intl.PluralRules('ar');
  const answerArabic = function PluralRules() {
    return arabic;
  };
  vi.stubGlobal('Intl', { ...Intl, PluralRules: answerArabic });
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: 'la',
    initAsync: false,
    resources: {
      la: { translation: { coins_other: '{{count}} ຫຼຽນ' } },
      th: { translation: { coins_other: '{{count}} เหรียญ' } },
      en: { translation: { coins_one: '{{count}} coin', coins_other: '{{count}} coins' } },
    },
  });
  const t = i18n.t as unknown as (key: string, options: object) => string;
  expect(t('coins', { count: 3 })).toBe('coins');
  installPluralRules(i18n);
  for (const count of [0, 1, 2, 3, 11, 100]) {
    expect(t('coins', { count, lng: 'la' })).toBe(`${count} ຫຼຽນ`);
    expect(t('coins', { count, lng: 'th' })).toBe(`${count} เหรียญ`);
    expect(t('coins', { count, lng: 'en' })).toBe(`${count} coin${count === 1 ? '' : 's'}`);
  }
});
