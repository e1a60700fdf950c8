import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getMark,
  hasAccepted,
  hasAcceptedInSession,
  hasAnybodyAccepted,
  nameAcceptance,
  rememberAccepted,
} from './agreement';
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
    sessionStorage: { getItem: () => null },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers each member separately, and the last ten on a shared phone', () => {
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

it('treats invalid storage as no acceptance', () => {
  items.set(storageKeys.agreement, ',,{"x":,');
  expect(hasAccepted('a')).toBe(false);
  expect(hasAccepted('')).toBe(false);
  rememberAccepted('a');
  expect(hasAccepted('a')).toBe(true);
});

it('knows whether anybody has accepted on this device', () => {
  expect(hasAnybodyAccepted()).toBe(false);
  rememberAccepted('a');
  expect(hasAnybodyAccepted()).toBe(true);
});

it('knows an acceptance without an id in its session only, and names it once the member is known', () => {
  items.set(storageKeys.token, 'first');
  rememberAccepted('');
  expect(hasAcceptedInSession()).toBe(true);
  items.set(storageKeys.token, 'second');
  expect(hasAcceptedInSession()).toBe(false);
  nameAcceptance('other');
  expect(hasAccepted('other')).toBe(false);
  items.set(storageKeys.token, 'first');
  nameAcceptance('a');
  expect([hasAccepted('a'), hasAcceptedInSession(), hasAccepted('other')]).toEqual([true, true, false]);
});

it('knows a member of a new session again after their wallet has loaded once', () => {
  rememberAccepted('a');
  items.set(storageKeys.token, 'new');
  expect(hasAcceptedInSession()).toBe(false);
  nameAcceptance('a');
  expect(hasAcceptedInSession()).toBe(true);
  expect((localStore.get(storageKeys.agreement) ?? '').split(',')).toHaveLength(1);
});

it('stores a hash instead of the id', () => {
  const id = '65f2c0a1b3d4e5f601234567';
  rememberAccepted(id);
  expect(localStore.get(storageKeys.agreement)).toBe(`${getMark(id)}.`);
  expect(getMark(id)).toMatch(/^[0-9a-f]{16}$/);
  const marks = new Set(
    Array.from({ length: 200 }, (_, n) => getMark(`65f2c0a1b3d4e5f6${n.toString(16).padStart(8, '0')}`)),
  );
  expect(marks.size).toBe(200);
});
