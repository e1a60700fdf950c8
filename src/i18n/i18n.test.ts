import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { changeLanguage, chooseLanguage, currentLanguage, i18n, loadNamespaces } from './i18n';

afterEach(() => vi.unstubAllGlobals());

it('loads every namespace in use before a change of language, and the newest choice wins', async () => {
  await loadNamespaces(['common', 'nav']);
  await Promise.all([changeLanguage('la'), changeLanguage('en')]);
  expect(currentLanguage()).toBe('en');
  for (const namespace of ['common', 'nav']) expect(i18n.hasResourceBundle('en', namespace)).toBe(true);
});

it('stores the last choice, even if an earlier one takes longer to load', async () => {
  await changeLanguage('en');
  await loadNamespaces(['profile']);
  await Promise.all([chooseLanguage('la'), chooseLanguage('en')]);
  expect(localStore.get(storageKeys.language)).toBe('en');
});

it('uses Thai and Lao plurals on a phone whose language has other plurals', () => {
  // A browser without data for Lao uses the plural rules of its own language, here of Arabic.
  const arabic = new Intl.PluralRules('ar');
  const respondInArabic = function PluralRules() {
    return arabic;
  };
  vi.stubGlobal('Intl', { ...Intl, PluralRules: respondInArabic });
  const counting = i18next.createInstance();
  void counting.init({
    lng: 'la',
    initAsync: false,
    resources: { la: { translation: { coins: '{{count}} ຫຼຽນ' } }, th: { translation: { coins: '{{count}} เหรียญ' } } },
  });
  const t = counting.t as unknown as (key: string, options: object) => string;
  for (const count of [0, 1, 2, 3, 11, 100]) {
    expect(t('coins', { count })).toBe(`${count} ຫຼຽນ`);
    expect(t('coins', { count, lng: 'th' })).toBe(`${count} เหรียญ`);
  }
});
