import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  acceptUnnamed,
  hasAccepted,
  hasAcceptedUnnamed,
  hasAnybodyAccepted,
  markOf,
  nameAccepted,
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

it('assigns an acceptance to the member once known, only within the same session', () => {
  acceptUnnamed(1);
  expect([hasAcceptedUnnamed(1), hasAcceptedUnnamed(2)]).toEqual([true, false]);
  nameAccepted(2, 'other');
  expect(hasAccepted('other')).toBe(false);
  nameAccepted(1, 'a');
  expect([hasAccepted('a'), hasAcceptedUnnamed(1)]).toEqual([true, false]);
});

it('stores a hash instead of the id', () => {
  const id = '65f2c0a1b3d4e5f601234567';
  rememberAccepted(id);
  expect(localStore.get(storageKeys.agreement)).toBe(markOf(id));
  expect(markOf(id)).toMatch(/^[0-9a-f]{16}$/);
  const marks = new Set(
    Array.from({ length: 200 }, (_, n) => markOf(`65f2c0a1b3d4e5f6${n.toString(16).padStart(8, '0')}`)),
  );
  expect(marks.size).toBe(200);
});
