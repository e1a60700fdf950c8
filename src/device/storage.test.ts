import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, localStore, namespaceStorage, onStorageChange, prefixedKey, storageKeys } from './storage';

/** What the browser keeps: as in `Storage`, its own properties are what is kept. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const { language, token } = storageKeys;
const page = Object.assign(new EventTarget(), { localStorage: new FakeStorage() });
const as = (name: string) => {
  namespaceStorage(name);
  return localStore;
};

beforeEach(() => {
  vi.stubGlobal('window', page);
  page.localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('pages that are kept apart do not see what the others keep, and remove and clear their own alone', () => {
  localStore.set(language, 'th');
  expect(page.localStorage).toEqual({ [language]: 'th' });
  for (const [name, own] of [
    ['one', 'la'],
    ['other', 'en'],
  ] as const) {
    expect(as(name).get(language)).toBeNull();
    localStore.set(language, own);
    localStore.set(token, own);
  }
  as('one').remove(token);
  expect([as('one').get(token), as('other').get(token)]).toEqual([null, 'en']);
  as('one').clear();
  expect([as('one').get(language), as('other').get(language)]).toEqual([null, 'en']);
  expect(page.localStorage[language]).toBe('th');
});

it('hear of another tab by their own names, and of everything deleted', () => {
  const heard = vi.fn();
  namespaceStorage('one');
  const stop = onStorageChange([language, token], heard);
  const tell = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  for (const key of [language, prefixedKey(storageKeys.remember)]) tell(key, 'la');
  expect(heard).not.toHaveBeenCalled();
  tell(prefixedKey(language), 'la');
  tell(null, null);
  stop();
  tell(prefixedKey(token), 'x');
  expect(heard.mock.calls).toEqual([['la'], [null]]);
});

it('what earlier versions have left of a session ends with the next login or logout', () => {
  namespaceStorage('one');
  const former = prefixedKey('kapao.sentLately');
  page.localStorage.setItem(former, 'junk');
  clearSession(false);
  expect(page.localStorage[former]).toBeUndefined();
});
