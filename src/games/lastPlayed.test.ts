import { beforeEach, expect, it, vi } from 'vitest';
import { emptyStorage, getStoredNames, localStore, storageKeys } from '@/device/storage';
import { giveStorage } from '@/device/testStorage';
import { recordPlayed } from './lastPlayed';

giveStorage();
beforeEach(() => localStore.clear());

const play = (memberId: string, ...codes: string[]) => {
  for (const code of codes) recordPlayed(memberId, code);
};
const stored = () => Object.values(JSON.parse(localStore.get(storageKeys.lastPlayed) ?? '{}'));

it('stores the last three games of each member, the newest first and each once', () => {
  play('m1', 'A', 'B', 'A', 'C', 'D', 'D');
  play('m2', 'E');
  expect(stored()).toEqual([['D', 'C', 'A'], ['E']]);
});

it('does not store the id of the member', () => {
  play('65f2c0a1b3d4e5f6', 'A');
  expect(localStore.get(storageKeys.lastPlayed)).not.toContain('65f2c0a1b3d4e5f6');
});

it.each(['{', '[]', '5', '{"x":5}'])('starts again from the invalid value %s', (invalid) => {
  localStore.set(storageKeys.lastPlayed, invalid);
  play('m1', 'A');
  expect(stored()).toContainEqual(['A']);
});

it('is listed with the stored data, and deleted with it', async () => {
  // Node 20 has no `navigator`.
  vi.stubGlobal('navigator', {});
  play('m1', 'A');
  expect(getStoredNames()).toEqual(['lastPlayed']);
  await emptyStorage();
  expect(getStoredNames()).not.toContain('lastPlayed');
});
