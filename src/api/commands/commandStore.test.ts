import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '@/api/client/serverTime';
import { localStore, storageKeys } from '@/device/storage';
import { giveStorage } from '@/device/testStorage';
import { resetAll } from '@/lib/resettable';
import { changeCommands, dropBodies, storedCommands } from './commandStore';
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
const put = (...commands: PendingCommand[]) => changeCommands(new Map(commands.map((item) => [item.key, item])));
const records = (): unknown[] => JSON.parse(localStore.get(name) ?? '[]');
const keys = () => storedCommands().map(({ key }) => key);

beforeEach(() => {
  localStore.clear();
  resetAll();
});
afterEach(() => void vi.restoreAllMocks());

test('keeps a record that it cannot read unchanged beside the others', () => {
  const newer = { ...command('n'), kind: 'aKindOfTomorrow' };
  const strange = [null, 5, 'x', { a: 1 }, newer];
  localStore.set(name, JSON.stringify([strange[0], command('a'), ...strange.slice(1)]));
  expect(keys()).toEqual(['a']);
  expect(put(command('b'))).toBe(true);
  changeCommands(new Map([['a', undefined]]));
  expect(keys()).toEqual(['b']);
  expect(records()).toEqual([...strange, command('b')]);
});

test.each(['{}', 'null', '5', '"x"', '{'])(
  'keeps the value %s of another version and stores commands beside it',
  (text) => {
    localStore.set(name, text);
    put(command('a'));
    expect(keys()).toEqual(['a']);
    expect(records()).toHaveLength(2);
  },
);

test('counts a record of another version as a command without a result, if its owner and kind can be read', () => {
  const otherRecord = {
    key: 'o',
    kind: 'withdraw',
    session: 's',
    satang: 150_00,
    sentAt: 'Monday',
    result: 'notFound',
    v: 9,
  };
  localStore.set(name, JSON.stringify([otherRecord]));
  expect(storedCommands()).toMatchObject([{ key: 'o', kind: 'withdraw', satang: 150_00, isForeign: true }]);
  expect(storedCommands()[0]?.result).toBeUndefined();
  put(command('a'));
  expect(records()[0]).toEqual(otherRecord);
  changeCommands(new Map([['o', undefined]]));
  expect(keys()).toEqual(['a']);
});

test('keeps everything that is stored if the storage is full, and reports that', () => {
  put(command('a'));
  const before = localStore.get(name);
  vi.spyOn(localStore, 'trySet').mockReturnValue(false);
  expect(put(command('b'))).toBe(false);
  expect(localStore.get(name)).toBe(before);
  expect(keys()).toEqual(['a', 'b']);
  put({ ...command('a'), tries: 2 });
  expect(storedCommands().find(({ key }) => key === 'a')?.tries).toBe(2);
  vi.restoreAllMocks();
  put(command('c'));
  expect(records()).toMatchObject([{ key: 'a', tries: 2 }, { key: 'b' }, { key: 'c' }]);
});

test('removes only settled commands from a list that is too long', () => {
  const settled = Array.from({ length: 100 }, (_, at) => command(`s${at}`, { result: 'succeeded' }));
  put(command('unknown'), ...settled);
  expect(keys()).toHaveLength(100);
  expect(keys().slice(0, 2)).toEqual(['unknown', 's1']);
  put(...Array.from({ length: 120 }, (_, at) => command(`u${at}`)));
  expect(keys()).toHaveLength(121);
});

test('removes a body after 30 days by the server’s clock, or if it can never be sent, and keeps the command', () => {
  put(command('old', { sentAt: now - 31 * day }), command('unsure', { aheadMs: undefined }));
  put(command('new', { sentAt: now - 29 * day }));
  noteServerTime(new Date(now).toUTCString());
  dropBodies();
  expect(storedCommands().map(({ key, body }) => [key, body !== undefined])).toEqual([
    ['old', false],
    ['unsure', false],
    ['new', true],
  ]);
});
