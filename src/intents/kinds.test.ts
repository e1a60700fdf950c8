import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Intent, IntentKind } from '@/api/intent';
import { noteCame, noteSent } from '@/api/sentLately';
import { localStore } from '@/device/storage';
import type { Ask } from './ask';
import { searches } from './kinds';

// What traces tell of a transfer; every kind is held against the mock's books in `.ci/lost`.

const now = Date.UTC(2026, 0, 14, 7, 30);
const second = 1000;

const about = { from: 'WALLET', to: 'PG' };
const sent = (key: string, firstAt = now, kind: IntentKind = 'transfer'): Intent => ({
  key,
  kind,
  about,
  satang: 100_00,
  sentAt: firstAt,
  firstAt,
  lastAt: firstAt,
  tries: 1,
});
const entry = (ms: number, change: object = {}) => ({
  statementType: 'transfer',
  status: 'SUCCESS',
  ...about,
  amount: -100,
  createdAt: new Date(now + ms).toISOString(),
  ...change,
});
const search = async (...statements: object[]) => {
  const ask = (async () => ({ statements, total: statements.length })) as unknown as Ask;
  return (await searches.transfer(sent('own'), ask)).kind;
};

beforeEach(() => noteSent(sent('own')));
afterEach(() => localStore.clear());

test('one entry after it was sent is its own, and is told', async () => {
  const ask = (async () => ({ statements: [entry(second)], total: 1 })) as unknown as Ask;
  expect(await searches.transfer(sent('own'), ask)).toEqual({ kind: 'done', entry: entry(second) });
});

test.each([
  ['nothing', []],
  ['another amount', [entry(second, { amount: -100.01 })]],
  ['other ends', [entry(second, { to: 'IMI' })]],
  ['one that failed', [entry(second, { status: 'FAILED' })]],
  ['one from before', [entry(-3 * second)]],
  ['one of an hour later, of another phone perhaps', [entry(3600 * second)]],
])('%s: it was not done', async (_, statements) => expect(await search(...statements)).toBe('notDone'));

test('two equal ones close together: nobody can tell', async () => {
  expect(await search(entry(2 * second), entry(second))).toBe('unsettled');
});

test('an equal one that was sent besides is counted: done, it explains one; lost, it may be either', async () => {
  noteSent(sent('other', now + second));
  expect(await search(entry(2 * second))).toBe('unsettled');
  expect(await search(entry(3 * second), entry(2 * second))).toBe('done');
  expect(await search()).toBe('notDone');
  noteCame('other', 'done');
  expect(await search(entry(2 * second))).toBe('notDone');
  expect(await search(entry(3 * second), entry(2 * second))).toBe('done');
});

test('an equal one that was sent later has not left an entry from before', async () => {
  noteSent(sent('other', now + 5 * second));
  expect(await search(entry(2 * second))).toBe('done');
});

test('what gathers everything into the same account may have left the line', async () => {
  noteSent(sent('all', now, 'transferAll'));
  expect(await search(entry(second))).toBe('unsettled');
  noteCame('all', 'not');
  expect(await search(entry(second))).toBe('done');
});
