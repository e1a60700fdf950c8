import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore, namespaceStorage, onStorageChange, prefixedKey, storageKeys } from './storage';

/** A browser's storage. Like `Storage`, it holds the stored values as its own properties. */
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
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  get length() {
    return Object.keys(this).length;
  }
}

const { language, token } = storageKeys;
const page = Object.assign(new EventTarget(), { localStorage: new FakeStorage() });
const openNamespace = (name: string) => {
  namespaceStorage(name);
  return localStore;
};

const dispatchStorage = (key: string | null, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

beforeEach(() => {
  vi.stubGlobal('window', page);
  page.localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('hides the values of one namespace from others, and removes and clears only its own', () => {
  localStore.set(language, 'th');
  expect(page.localStorage).toEqual({ [language]: 'th' });
  for (const [name, ownLanguage] of [
    ['one', 'la'],
    ['other', 'en'],
  ] as const) {
    expect(openNamespace(name).get(language)).toBeNull();
    localStore.set(language, ownLanguage);
    localStore.set(token, ownLanguage);
  }
  openNamespace('one').remove(token);
  expect([openNamespace('one').get(token), openNamespace('other').get(token)]).toEqual([null, 'en']);
  openNamespace('one').clear();
  expect([openNamespace('one').get(language), openNamespace('other').get(language)]).toEqual([null, 'en']);
  expect(page.localStorage[language]).toBe('th');
});

it('reports changes by other tabs under the plain names, and a clearing of everything', () => {
  const heard = vi.fn();
  namespaceStorage('one');
  const stop = onStorageChange([language, token], heard);
  for (const key of [language, prefixedKey(storageKeys.remember)]) dispatchStorage(key, 'la');
  expect(heard).not.toHaveBeenCalled();
  dispatchStorage(prefixedKey(language), 'la');
  dispatchStorage(null, null);
  stop();
  dispatchStorage(prefixedKey(token), 'x');
  expect(heard.mock.calls).toEqual([['la', language], [null]]);
});

it('finds the records of a key, also under a prefix, and reports their changes', () => {
  const { pendingCommands } = storageKeys;
  namespaceStorage('story');
  localStore.trySet(`${pendingCommands}.a`, '1');
  localStore.trySet(pendingCommands, 'list');
  namespaceStorage('other');
  expect(localStore.listRecords(pendingCommands)).toEqual([]);
  namespaceStorage('story');
  expect(localStore.listRecords(pendingCommands)).toEqual([[`${pendingCommands}.a`, '1']]);
  const heard = vi.fn();
  const stop = onStorageChange([pendingCommands], heard);
  dispatchStorage(prefixedKey(`${pendingCommands}.a`), '2');
  dispatchStorage(prefixedKey(`${pendingCommands}s.a`), '3');
  stop();
  expect(heard.mock.calls).toEqual([['2', `${pendingCommands}.a`]]);
});
