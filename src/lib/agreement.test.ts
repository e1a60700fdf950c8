import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasAccepted, rememberAccepted } from './agreement';
import { localStore, storageKeys } from './storage';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers each member by itself, and the last ten of a shared phone', () => {
  expect(hasAccepted('a')).toBe(false);
  rememberAccepted('a');
  expect(hasAccepted('a')).toBe(true);
  expect(hasAccepted('b')).toBe(false);
  for (let count = 0; count < 9; count += 1) rememberAccepted(`m${count}`);
  rememberAccepted('a');
  rememberAccepted('last');
  expect(['a', 'm1', 'm8', 'last'].map(hasAccepted)).toEqual([true, true, true, true]);
  expect(hasAccepted('m0')).toBe(false);
  expect((localStore.get(storageKeys.agreement) ?? '').split(',')).toHaveLength(10);
});

it('takes nonsense in storage for nobody', () => {
  items.set(storageKeys.agreement, ',,{"x":,');
  expect(hasAccepted('a')).toBe(false);
  expect(hasAccepted('')).toBe(false);
  rememberAccepted('a');
  expect(hasAccepted('a')).toBe(true);
});
