import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { changeLanguage, i18n, loadNamespaces } from './i18n';

it('types every key by the English source', async () => {
  await changeLanguage('en');
  await loadNamespaces(['common']);
  const t: TFunction<'common'> = i18n.getFixedT('en', 'common');
  expect(t('close')).toBe('Close');
  expect(t('ago.days', { count: 2 })).toBe('2 days ago');
  // @ts-expect-error a key that no file has does not compile
  expect(t('closed')).toBe('closed');
  // @ts-expect-error a key that its group does not have does not compile
  expect(t('ago.weeks', { count: 2 })).toBe('ago.weeks');
  // @ts-expect-error a namespace that no file has does not compile
  expect(i18n.getFixedT('en', 'nowhere')('close')).toBe('close');
});
