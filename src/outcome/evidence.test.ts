import { afterEach, expect, test, vi } from 'vitest';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { readRaw } from '@/api/client/readRaw';
import { noteServerTime, serverNow } from '@/api/client/serverTime';
import { json, useTestServer } from '@/api/client/testServer';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { type Ask, readEvidence } from './evidence';

// Tests how the statement is read. `tools/fault-injection` compares every place with the mock's data.

const server = useTestServer();
const sentAt = Date.parse('2026-01-14T07:30:00Z');
const hour = 3_600_000;
const command: PendingCommand = {
  key: 'k',
  kind: 'withdraw',
  session: '',
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  params: {},
  bodyHash: '',
  about: {},
  satang: 150_00,
  sentAt,
  aheadMs: 0,
  lastAt: sentAt,
  timeoutMs: 60_000,
  tries: 1,
};
/** Returns an entry that was created `ms` after the command was sent. */
const entry = (ms: number, change: object = {}) => ({
  statementType: 'withdraw',
  status: 'PENDING',
  from: 'WALLET',
  to: 'KBANK',
  amount: -150,
  createdAt: new Date(sentAt + ms).toISOString(),
  ...change,
});
const asking =
  (statement: unknown, wallet: unknown = { wallet: { amount: 2080.5 } }): Ask =>
  async (call) => {
    const response = call.path === getStatements.path ? statement : call.path === getWallet.path ? wallet : undefined;
    if (response === undefined) throw new Error('lost');
    return response;
  };
afterEach(() => void vi.useRealTimers());
const of = (...statements: unknown[]) => ({ total: statements.length, statements });

test('returns the backend’s rows as they are, newest first, with the main wallet', async () => {
  const rows = [entry(-hour), entry(5000, { status: 'FAILED' }), entry(1000, { amount: -20 })];
  const evidence = await readEvidence(command, asking(of(...rows)));
  expect(evidence).toMatchObject({ isComplete: true, main: 2080.5 });
  expect(evidence.rows.map(({ trace }) => trace)).toEqual(
    [rows[1], rows[2], rows[0]].map((one) => ({ type: 'entry', entry: one })),
  );
});

test('marks rows of the same kind and amount, unless they are older than any time zone explains', async () => {
  const rows = [
    entry(1000),
    entry(900, { amount: -151 }),
    entry(800, { statementType: 'transfer' }),
    entry(-2 * hour),
    entry(-15 * hour),
  ];
  const { rows: found } = await readEvidence(command, asking(of(...rows)));
  expect(found.map(({ isCandidate }) => isCandidate)).toEqual([true, false, false, true, false]);
});

test.each([
  ['the read fails', undefined, 0],
  ['the response is no object', 'nothing', 0],
  ['the list is missing', { total: 0 }, 0],
  ['a row is null', of(entry(0), null), 1],
  ['a row has no status', of(entry(0), { ...entry(0), status: undefined }), 1],
  ['a row has an amount that is no number', of(entry(0), entry(1, { amount: '150' })), 1],
  ['a row has a date that cannot be read', of(entry(0), entry(1, { createdAt: '2026-01-14T14:30:00+07' })), 1],
  ['a row has no date', of(entry(0), entry(1, { createdAt: 'yesterday' })), 1],
  ['the total is missing', { statements: [entry(0)] }, 1],
  ['the total is a text', { total: '1', statements: [entry(0)] }, 1],
  ['the total is smaller than the list', { total: 0, statements: [entry(0)] }, 1],
  ['older pages may contain rows since the command', { total: 300, statements: [entry(5000), entry(4000)] }, 2],
  ['the server’s clock may be wrong by the time of the oldest row', { total: 300, statements: [entry(-hour)] }, 1],
  ['the oldest rows come first', { total: 300, statements: [entry(5000), entry(-20 * hour), entry(-15 * hour)] }, 3],
])('is incomplete if %s, and shows what can be read', async (_, statement, count) => {
  const { isComplete, rows } = await readEvidence(command, asking(statement));
  expect([isComplete, rows.length]).toEqual([false, count]);
});

test('is complete if the page reaches back to the time before the command', async () => {
  const statement = { total: 300, statements: [entry(5000), entry(-15 * hour)] };
  expect((await readEvidence(command, asking(statement))).isComplete).toBe(true);
});

test('shows no main wallet that cannot be understood', async () => {
  const evidence = await readEvidence(command, asking(of(entry(0)), { wallet: { amount: '5' } }));
  expect([evidence.main, evidence.rows.length]).toEqual([undefined, 1]);
});

test('marks every row of the same kind and amount if only the device’s clock knows when the command was sent', async () => {
  const statement = {
    total: 300,
    statements: [entry(-15 * hour), entry(-48 * hour), entry(-72 * hour, { amount: -1 })],
  };
  const { rows, isComplete } = await readEvidence({ ...command, aheadMs: undefined }, asking(statement));
  expect(rows.map(({ isCandidate }) => isCandidate)).toEqual([true, true, false]);
  expect(isComplete).toBe(false);
});

test('is incomplete if one receipt of the bonus has no date, and shows the others', async () => {
  const received = [{ updatedAt: new Date(sentAt).toISOString() }, { updatedAt: 'today' }];
  const responses: Record<string, unknown> = {
    [getActiveBonus.path]: { status: true },
    [getBonuses.path]: [{ code: 'DAILY', userBonus: { received } }],
  };
  const bonus = { ...command, kind: 'bonus', about: { code: 'DAILY' } } as const;
  const { rows, isComplete } = await readEvidence(bonus, async ({ path }) => responses[path]);
  expect([isComplete, rows.map(({ trace }) => trace.type)]).toEqual([false, ['activeBonus', 'received']]);
});

test('has the time of its beginning, because the rows may change while they are read', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  noteServerTime(new Date(sentAt).toUTCString());
  const beginning = serverNow();
  const { at } = await readEvidence(command, async (call) => {
    vi.advanceTimersByTime(9000);
    return asking(of(entry(0)))(call, {} as never);
  });
  expect(at).toBe(beginning);
});

test('is incomplete after a refusal with an empty list', async () => {
  server.respond = (_, response) => json(response, 200, { success: false, total: 0, statements: [] });
  expect(await readEvidence(command, readRaw)).toMatchObject({ isComplete: false, rows: [] });
  server.respond = (_, response) => json(response, 200, { total: 0, statements: [] });
  expect(await readEvidence(command, readRaw)).toMatchObject({ isComplete: true, rows: [] });
});
