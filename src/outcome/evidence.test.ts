import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandKind, PendingCommand } from '@/api/pendingCommand';
import { noteServerTime } from '@/api/serverTime';
import { localStore, storageKeys } from '@/device/storage';
import { hashOf } from '@/lib/hash';
import { checks } from './evidence';
import { type Ask, UntrustedClock } from './statement';

// Evidence about a transfer; every kind is checked against the mock's books in `.ci/lost`.

const now = Date.now();
const second = 1000;
const hour = 3_600_000;

const about = { from: 'WALLET', to: 'PG' };
const sent = (key: string, change: Partial<PendingCommand> = {}): PendingCommand => {
  const firstAt = change.firstAt ?? now - 200 * second;
  return {
    key,
    kind: 'transfer',
    session: hashOf(''),
    method: 'POST',
    path: '/api/wallet/transfer',
    params: {},
    bodyHash: '',
    about,
    satang: 100_00,
    sentAt: firstAt,
    firstAt,
    lastAt: firstAt,
    aheadMs: 0,
    endedAt: firstAt + second,
    timeoutMs: 60_000,
    tries: 1,
    isEchoed: false,
    ...change,
  };
};
const own = sent('own');
const store = (...commands: PendingCommand[]) =>
  localStore.set(storageKeys.pendingCommands, JSON.stringify([own, ...commands]));
/** An entry so long after the command was sent. */
const entry = (ms: number, change: object = {}) => ({
  statementType: 'transfer',
  status: 'SUCCESS',
  ...about,
  amount: -100,
  createdAt: new Date(own.sentAt + ms).toISOString(),
  ...change,
});
const asked = (statements: object[]) => (async () => ({ statements, total: statements.length })) as unknown as Ask;
const check = async (...statements: object[]) => (await checks.transfer(own, asked(statements))).kind;

beforeEach(() => {
  noteServerTime(new Date(now).toUTCString());
  store();
});
afterEach(() => localStore.clear());

test('one entry after it was sent is its own, and is returned', async () => {
  expect(await checks.transfer(own, asked([entry(second)]))).toEqual({ kind: 'succeeded', entry: entry(second) });
});

test('a backend may finish until 60 s after the connection has ended', async () => {
  expect(await check(entry(60 * second))).toBe('succeeded');
  expect(await check(entry(90 * second))).toBe('notFound');
});

test.each([
  ['nothing', []],
  ['another amount', [entry(second, { amount: -100.01 })]],
  ['other ends', [entry(second, { to: 'IMI' })]],
  ['one that failed', [entry(second, { status: 'FAILED' })]],
  ['one of the day before', [entry(-15 * hour)]],
])('%s: it is not found', async (_, statements) => expect(await check(...statements)).toBe('notFound'));

test('a like entry from before that no command explains may be its own, if the server’s clock is wrong', async () => {
  expect(await check(entry(-hour))).toBe('unknown');
  store(sent('earlier', { firstAt: own.firstAt - hour, result: 'succeeded' }));
  expect(await check(entry(-hour))).toBe('notFound');
});

test('an entry from the future: the clocks contradict each other, and nothing is told', async () => {
  await expect(check(entry(second + hour))).rejects.toBeInstanceOf(UntrustedClock);
});

test('two equal ones close together: nobody can tell', async () => {
  expect(await check(entry(2 * second), entry(second))).toBe('unknown');
});

test('an equal command is counted: it explains one entry if it succeeded, and either if its result is unknown', async () => {
  const other = sent('other', { firstAt: own.firstAt + second });
  store(other);
  expect(await check(entry(2 * second))).toBe('unknown');
  expect(await check(entry(3 * second), entry(2 * second))).toBe('succeeded');
  expect(await check()).toBe('notFound');
  store({ ...other, result: 'succeeded' });
  expect(await check(entry(2 * second))).toBe('notFound');
  expect(await check(entry(3 * second), entry(2 * second))).toBe('succeeded');
  store({ ...other, result: 'refused' });
  expect(await check(entry(2 * second))).toBe('succeeded');
});

test('an equal one that was sent later has not left an entry from before', async () => {
  store(sent('other', { firstAt: own.firstAt + 5 * second }));
  expect(await check(entry(2 * second))).toBe('succeeded');
});

test('gathering everything into the same account may have left the entry', async () => {
  const all = sent('all', { kind: 'transferAll' as CommandKind });
  store(all);
  expect(await check(entry(second))).toBe('unknown');
  store({ ...all, result: 'notFound' });
  expect(await check(entry(second))).toBe('succeeded');
});
