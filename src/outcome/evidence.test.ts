import { afterEach, expect, test, vi } from 'vitest';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCoupons, getSpinSetup } from '@/api/calls/spin';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { readRaw } from '@/api/client/readOnce';
import { noteServerTime, serverNow } from '@/api/client/serverTime';
import { json, useTestServer } from '@/api/client/testServer';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { getKnownRows } from '@/api/commands/traceList';
import { addReading, type Evidence, type EvidenceRow, type ReadCallFunction, readEvidence } from './evidence';

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
  (statement: unknown, wallet: unknown = { wallet: { amount: 2080.5 } }): ReadCallFunction =>
  async (call) => {
    const response = call.path === getStatements.path ? statement : call.path === getWallet.path ? wallet : undefined;
    if (response === undefined) throw new Error('lost');
    return response;
  };
afterEach(() => void vi.useRealTimers());
const of = (...statements: unknown[]) => ({ total: statements.length, statements });

test('returns the backend’s rows as they are, in its order, with the main wallet', async () => {
  const rows = [entry(-hour), entry(5000, { status: 'FAILED' }), entry(1000, { amount: -20 })];
  const evidence = await readEvidence(command, asking(of(...rows)));
  expect(evidence).toMatchObject({ isComplete: true, main: 2080.5 });
  expect(evidence.rows.map(({ trace }) => trace)).toEqual(rows.map((row) => ({ type: 'entry', entry: row })));
});

/** A record that knows these entries, of `total` in the statement. */
const knownList = (statements: unknown[], total = statements.length) => ({
  known: getKnownRows('statement', { total, statements }),
});

test('marks unknown rows as new, and among them those of the same kind and amount', async () => {
  const old = [entry(900), entry(-hour)];
  const rows = [
    entry(-7 * hour),
    entry(1000, { amount: -151 }),
    entry(800, { statementType: 'transfer' }),
    // The status of the known row has changed.
    { ...entry(900), status: 'SUCCESS' },
    entry(-hour),
  ];
  const evidence = await readEvidence({ ...command, ...knownList(old) }, asking(of(...rows)));
  expect(evidence.rows.map(({ isNew }) => isNew)).toEqual([true, true, true, false, false]);
  expect(evidence.rows.map(({ isCandidate }) => isCandidate)).toEqual([true, false, false, false, false]);
  expect(evidence).toMatchObject({ isComplete: true, isComparable: true });
});

test.each([
  ['no row is known', {}],
  ['the known row is gone', knownList([entry(-2 * hour)])],
])('marks nothing if %s', async (_, more) => {
  const { rows, isComparable } = await readEvidence({ ...command, ...more }, asking(of(entry(1000), entry(-hour))));
  expect(isComparable).toBe(false);
  expect(rows.map(({ isNew, isCandidate }) => [isNew, isCandidate])).toEqual(Array(2).fill([undefined, false]));
});

test('shows a row that cannot be read as far as it can', async () => {
  const strange = { statementType: 'withdraw', amount: '150', createdAt: 'today', from: 'WALLET' };
  const statement = of(null, strange, { ...entry(0), createdAt: undefined }, entry(-hour));
  const { rows, isComplete } = await readEvidence({ ...command, ...knownList([entry(-hour)]) }, asking(statement));
  expect(isComplete).toBe(false);
  expect(rows).toMatchObject([
    { trace: { type: 'unreadable' }, isNew: true, isPartial: true },
    { trace: { entry: { statementType: 'withdraw', from: 'WALLET', to: '' } }, isCandidate: false, isPartial: true },
    { isCandidate: true, isPartial: true },
    { isNew: false, time: sentAt - hour },
  ]);
});

test.each([
  ['the read fails', undefined, 0],
  ['the response is no object', 'nothing', 0],
  ['the response is empty', {}, 0],
  ['the list is missing', { total: 0 }, 0],
  ['a row is null', of(entry(0), null), 2],
  ['a row has no status', of(entry(0), { ...entry(0), status: undefined }), 2],
  ['a row has an amount that is no number', of(entry(0), entry(1, { amount: '150' })), 2],
  ['a row has a date that cannot be read', of(entry(0), entry(1, { createdAt: '2026-01-14T14:30:00+07' })), 2],
  ['a row has no date', of(entry(0), entry(1, { createdAt: 'yesterday' })), 2],
  ['the total is missing', { statements: [entry(0)] }, 1],
  ['the total is a text', { total: '1', statements: [entry(0)] }, 1],
  ['the total is smaller than the list', { total: 0, statements: [entry(0)] }, 1],
  ['there are older pages', { total: 300, statements: [entry(5000), entry(-48 * hour)] }, 2],
])('is incomplete if %s, and shows what can be read', async (_, statement, count) => {
  const { isComplete, rows } = await readEvidence(command, asking(statement));
  expect([isComplete, rows.length]).toEqual([false, count]);
});

test('is complete if the page has as many new rows as the total has grown by', async () => {
  const statement = { total: 300, statements: [entry(5000), entry(4000), entry(3000)] };
  const evidence = await readEvidence({ ...command, ...knownList([entry(4000)], 299) }, asking(statement));
  expect([evidence.isComplete, evidence.rows.map(({ isNew }) => isNew)]).toEqual([true, [true, false, false]]);
});

test.each([
  ['new rows, if the list was empty', knownList([]), true],
  ['rows, if no row is known', {}, undefined],
])('is incomplete if the backend sends fewer rows than it has, and counts the %s', async (_, more, isNew) => {
  const statement = { total: 15, statements: [entry(2000), entry(1000)] };
  const evidence = await readEvidence({ ...command, ...more }, asking(statement));
  expect([evidence.isComplete, evidence.unsent]).toEqual([false, 13]);
  expect(evidence.rows.map((row) => row.isNew)).toEqual([isNew, isNew]);
});

/** A reading of rows with these ids. Capital letters are old rows; `~` at the start: nothing can be told. */
const reading = (text: string): Evidence => {
  const isComparable = !text.startsWith('~');
  const rows = [...text.replace('~', '')].map(
    (id): EvidenceRow => ({
      id,
      trace: { type: 'received' },
      isCandidate: false,
      ...(isComparable && { isNew: id > 'Z' }),
    }),
  );
  return { rows, unsent: 0, isComplete: true, isComparable, readAt: 0 };
};
const described = ({ rows, isComplete, isComparable }: Evidence) =>
  rows.map(({ id, isNew }) => `${id}${isNew === undefined ? '?' : isNew ? '+' : '-'}`).join(' ') +
  (isComplete ? '' : ' …') +
  (isComparable ? '' : ' ?');

test.each([
  ['the same', 'xA', 'xA', 'x+ A-'],
  ['one more row', 'xA', 'yxA', 'y+ x+ A-'],
  ['a copy that lags behind', 'xA', 'A', 'x+ A- …'],
  ['a copy with another new row', 'xA', 'yA', 'x+ y+ A- …'],
  ['a copy that lags behind a list of which nothing was told', '~xA', 'A', 'x? A? … ?'],
  ['a list that has lost an old row', 'xAB', '~xA', 'x? A? ?'],
  ['a page of which nothing can be told and that has moved', '~xyA', '~zxy', 'z? x? y? ?'],
  ['a new row, then a list of which nothing can be told', 'xA', '~A', 'x+ A? … ?'],
])('adds to what was shown: %s', (_, before, next, result) => {
  expect(described(addReading(reading(before), reading(next)))).toBe(result);
});

test('keeps the rows and their time if a reading shows nothing', () => {
  const nothing = { ...reading(''), isComplete: false, isComparable: false, readAt: 5 };
  expect(addReading(reading('xA'), nothing)).toEqual({ ...reading('xA'), isComplete: false });
});

test('shows no main wallet that cannot be understood', async () => {
  const evidence = await readEvidence(command, asking(of(entry(0)), { wallet: { amount: '5' } }));
  expect([evidence.main, evidence.rows.length]).toEqual([undefined, 1]);
});

test('is incomplete if one receipt of the bonus has no date, and shows the others', async () => {
  const received = [{ updatedAt: new Date(sentAt).toISOString() }, { updatedAt: 'today' }];
  const responses: Record<string, unknown> = {
    [getActiveBonus.path]: { status: true },
    [getBonuses.path]: [{ code: 'DAILY', userBonus: { received } }],
  };
  const bonus = { ...command, kind: 'bonus', about: { code: 'DAILY' } } as const;
  const { rows, isComplete } = await readEvidence(bonus, async ({ path }) => responses[path]);
  expect([isComplete, rows.map(({ trace }) => trace.type)]).toEqual([false, ['activeBonus', 'received', 'received']]);
});

test('has the time of its beginning, because the rows may change while they are read', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  noteServerTime(new Date(sentAt).toUTCString());
  const beginning = serverNow();
  const { readAt } = await readEvidence(command, async (call) => {
    vi.advanceTimersByTime(9000);
    return asking(of(entry(0)))(call, {} as never);
  });
  expect(readAt).toBe(beginning);
});

test('is incomplete after a refusal with an empty list', async () => {
  server.respond = (_, response) => json(response, 200, { success: false, total: 0, statements: [] });
  expect(await readEvidence(command, readRaw)).toMatchObject({ isComplete: false, rows: [] });
  server.respond = (_, response) => json(response, 200, { total: 0, statements: [] });
  expect(await readEvidence(command, readRaw)).toMatchObject({ isComplete: true, rows: [] });
});

test('concludes nothing from coupons after a claim, which removes one, or after a spin without a new coupon', async () => {
  const coupon = (_id: string) => ({ _id, prize: { name: '10' }, amount: 10 });
  const stored = { ...command, known: getKnownRows('coupons', [coupon('b'), coupon('a')]) };
  const readCoupons = (kind: PendingCommand['kind'], ...ids: string[]) =>
    readEvidence({ ...stored, kind }, async (call) => {
      if (call.path === getCoupons.path) return ids.map(coupon);
      return call.path === getSpinSetup.path ? { userCoin: 3 } : {};
    });
  for (const [kind, ids] of [
    ['claim', ['b']],
    ['spin', ['b', 'a']],
  ] as const) {
    const { rows, isComparable } = await readCoupons(kind, ...ids);
    expect(isComparable, kind).toBe(false);
    expect(rows.map(({ isNew }) => isNew)).not.toContain(false);
  }
  const won = await readCoupons('spin', 'c', 'b', 'a');
  expect(won.isComparable).toBe(true);
  expect(won.rows.map(({ isNew }) => isNew)).toEqual([undefined, true, false, false]);
});
