import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '@/api/client/serverTime';
import { localStore, storageKeys } from '@/device/storage';
import { giveStorage } from '@/device/testStorage';
import { resetAll } from '@/lib/resettable';
import { dropBodies, putCommand, removeCommand, storedCommands } from './commandStore';
import type { PendingCommand } from './pendingCommand';

giveStorage();
const name = storageKeys.pendingCommands;
const day = 86_400_000;
const now = Date.now();
const command = (key: string, more: Partial<PendingCommand> = {}): PendingCommand => ({
  key,
  kind: 'withdraw',
  session: 's',
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  params: {},
  body: { amount: 150 },
  bodyHash: 'h',
  about: {},
  satang: 150_00,
  sentAt: now,
  aheadMs: 0,
  lastAt: now,
  endedAt: now,
  timeoutMs: 60_000,
  tries: 1,
  ...more,
});
const put = (...commands: PendingCommand[]) => commands.every(putCommand);
const readRecord = (key: string): unknown => JSON.parse(localStore.get(`${name}.${key}`) ?? 'null');
const keys = () => storedCommands().map(({ key }) => key);

beforeEach(() => {
  localStore.clear();
  resetAll();
});
afterEach(() => void vi.restoreAllMocks());

test('returns the same list until a command changes, oldest first', () => {
  put(command('b', { sentAt: now + 1 }), command('a'));
  const before = storedCommands();
  expect(keys()).toEqual(['a', 'b']);
  expect(storedCommands()).toBe(before);
  put(command('a', { tries: 2 }));
  expect(storedCommands()).not.toBe(before);
  removeCommand('a');
  expect(keys()).toEqual(['b']);
  expect(localStore.listRecords(name)).toHaveLength(1);
});

test.each(['{}', 'null', '5', '"x"', '{', '[{"a":1}]', ''])(
  'keeps the record %s, and stores commands beside it',
  (text) => {
    for (const key of [name, `${name}.of-tomorrow`] as const) localStore.trySet(key, text);
    put(command('a'));
    expect(keys()).toEqual(['a']);
    removeCommand('a');
    expect([localStore.get(name), localStore.get(`${name}.of-tomorrow`)]).toEqual([text, text]);
  },
);

const strange = [null, 5, 'x', { a: 1 }, { ...command('n'), kind: 'aKindOfTomorrow' }];

test('gives each command of an earlier version’s list its own record, and loses nothing of the list', () => {
  const odd = { ...command('odd'), tries: 'many', later: 1 };
  localStore.set(name, JSON.stringify([strange[0], command('a'), odd, ...strange.slice(1)]));
  expect(keys()).toEqual(['a', 'odd']);
  expect([readRecord('a'), readRecord('odd')]).toEqual([command('a'), odd]);
  expect(JSON.parse(localStore.get(name) ?? '')).toEqual(strange);
  removeCommand('a');
  removeCommand('odd');
  expect(keys()).toEqual([]);
  expect(JSON.parse(localStore.get(name) ?? '')).toEqual(strange);
});

test('removes an earlier version’s list when all its commands have their own records', () => {
  localStore.set(name, JSON.stringify([command('a'), command('b')]));
  expect(keys()).toEqual(['a', 'b']);
  expect(localStore.get(name)).toBeNull();
});

test('keeps a newer record of a command that an earlier version’s list has, too', () => {
  put(command('a', { tries: 2 }));
  localStore.set(name, JSON.stringify([command('a')]));
  expect(storedCommands()).toMatchObject([{ key: 'a', tries: 2 }]);
  expect(localStore.get(name)).toBeNull();
});

test('keeps an earlier version’s list while the storage is full, and forgets a command that is removed from it', () => {
  localStore.set(name, JSON.stringify([command('a'), command('b')]));
  const { trySet } = localStore;
  vi.spyOn(localStore, 'trySet').mockImplementation((key, value) => key === name && trySet(key, value));
  put(command('a', { tries: 2 }));
  expect(storedCommands()).toMatchObject([{ key: 'a', tries: 2 }, { key: 'b' }]);
  removeCommand('a');
  expect(keys()).toEqual(['b']);
  vi.restoreAllMocks();
  expect(keys()).toEqual(['b']);
  expect(localStore.get(name)).toBeNull();
});

test('counts a record of another version as a command without a result, if its owner and kind can be read', () => {
  const other = {
    key: 'o',
    kind: 'withdraw',
    session: 's',
    satang: 150_00,
    sentAt: 'Monday',
    result: 'notFound',
    v: 9,
  };
  localStore.trySet(`${name}.o`, JSON.stringify(other));
  expect(storedCommands()).toMatchObject([{ key: 'o', kind: 'withdraw', satang: 150_00, isForeign: true }]);
  expect(storedCommands()[0]?.result).toBeUndefined();
  put(command('a'));
  expect(readRecord('o')).toEqual(other);
  removeCommand('o');
  expect(keys()).toEqual(['a']);
});

test('keeps everything that is stored if the storage is full, and reports that', () => {
  put(command('a'));
  vi.spyOn(localStore, 'trySet').mockReturnValue(false);
  expect(put(command('b'))).toBe(false);
  expect(put(command('a', { tries: 2 }))).toBe(false);
  expect(readRecord('a')).toMatchObject({ tries: 1 });
  expect(storedCommands()).toMatchObject([{ key: 'a', tries: 2 }, { key: 'b' }]);
  removeCommand('a');
  expect(keys()).toEqual(['b']);
});

test('removes a body after 30 days by the server’s clock, or if it can never be sent, and keeps the command', () => {
  put(command('old', { sentAt: now - 31 * day }), command('unsure', { aheadMs: undefined }));
  put(command('new', { sentAt: now - 29 * day }));
  noteServerTime(new Date(now).toUTCString());
  dropBodies();
  const bodies = storedCommands().map(({ key, body }) => [key, body !== undefined]);
  expect(Object.fromEntries(bodies)).toEqual({ old: false, unsure: false, new: true });
});
