import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { localStore, sessionStore, storageKeys } from './storage';
import { stored } from './stored';

const value = stored('liveQrs', v.array(v.object({ id: v.string() })));
beforeEach(() => localStore.clear());

test('returns the value as it was set, and the same object until it changes', () => {
  expect(value.get()).toBeUndefined();
  value.set([{ id: 'a' }]);
  expect(value.get()).toEqual([{ id: 'a' }]);
  expect(value.get()).toBe(value.get());
  localStore.set(storageKeys.liveQrs, '[{"id":"b"}]');
  expect(value.get()).toEqual([{ id: 'b' }]);
  value.remove();
  expect(localStore.get(storageKeys.liveQrs)).toBeNull();
});

test.each(['{}', 'null', '[null]', '5', '"x"', '[{"a":1}]', '', '{', 'undefined'])('reads %s as absent', (junk) => {
  localStore.set(storageKeys.liveQrs, junk);
  expect(value.get()).toBeUndefined();
});

test('stores a value of this tab in session storage', () => {
  const tabValue = stored('liveQrs', v.string(), sessionStore);
  tabValue.set('x');
  expect([tabValue.get(), localStore.get(storageKeys.liveQrs)]).toEqual(['x', null]);
  tabValue.remove();
});
