import { expect, it } from 'vitest';
import { changedInSome, changedSince, type Locales } from './changedTexts.ts';

const locales = (th: object, la: object, en: object): Locales => ({
  th: new Map(Object.entries(th)),
  la: new Map(Object.entries(la)),
  en: new Map(Object.entries(en)),
});

it('finds texts that changed in some languages only', () => {
  const before = locales({ a: '1', b: '1', c: '1' }, { a: '1', b: '1', c: '1' }, { a: '1', b: '1', c: '1' });
  const now = locales({ a: '2', b: '2', c: '1', d: '1' }, { a: '1', b: '2', c: '1' }, { a: '1', b: '2', c: '2' });
  expect(changedInSome(before, now)).toEqual(['a: changed in th only', 'c: changed in en only']);
  const thaiAndLao = locales({ a: '2' }, { a: '2' }, { a: '1' });
  expect(changedInSome(before, thaiAndLao)).toEqual(['a: changed in th and la only']);
});

it('lists what the working tree changed, for the author to answer in the commit', () => {
  const lines = changedSince('HEAD');
  if (lines.length) console.warn(`Texts changed in some languages only:\n${lines.join('\n')}`);
  expect(lines).toEqual(expect.any(Array));
});
