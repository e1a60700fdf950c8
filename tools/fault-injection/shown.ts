import { isDeepStrictEqual } from 'node:util';
import { hourMs } from '../../src/lib/time.ts';
import type { Evidence } from '../../src/outcome/evidence.ts';
import type { Step } from './steps.ts';

const parts = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null ? [data, ...Object.values(data).flatMap(parts)] : [];

/** Returns whether the backend has sent an object with all these values. */
const wasSent = (sent: readonly unknown[], row: object): boolean =>
  sent.some((data) =>
    parts(data).some((part) =>
      Object.entries(row).every(([name, value]) => isDeepStrictEqual((part as Record<string, unknown>)[name], value)),
    ),
  );

/** Returns the values of an evidence row that the backend must have sent. Of a partial row, those that could be read. */
function getValues(row: Evidence['rows'][number]): object {
  const values = Object.entries(getFields(row));
  return Object.fromEntries(
    values.filter(([, value]) => !row.isPartial || (value !== '' && value !== null && !Number.isNaN(value))),
  );
}

function getFields({ trace, time }: Evidence['rows'][number]): object {
  switch (trace.type) {
    case 'entry':
      return trace.entry;
    case 'slip':
      return trace.slip;
    case 'refund':
      return trace.refund;
    case 'qr':
      return trace.qr;
    case 'coupon':
      return { _id: trace.coupon._id, amount: trace.coupon.amount };
    case 'account':
      return trace.account;
    case 'coins':
      return { userCoin: trace.coins };
    case 'activeBonus':
      return { status: trace.isActive };
    case 'received':
      return time === undefined ? {} : { updatedAt: new Date(time).toISOString() };
    case 'unreadable':
      return {};
  }
}

/** Replaces each list in a response, or the list that the response is. */
function changeLists(data: unknown, change: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(data)) return change(data);
  if (typeof data !== 'object' || data === null) return data;
  const changeList = (value: unknown) => (Array.isArray(value) ? change(value) : value);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changeList(value)]));
}

/** Changes `createdAt` of each row. A change that returns undefined removes it. */
const changeTimes = (data: unknown, change: (time: string) => string | undefined): unknown =>
  changeLists(data, (list) =>
    list.map((row) => {
      const { createdAt, ...rest } = row as { createdAt?: string };
      return createdAt === undefined ? row : { ...rest, createdAt: change(createdAt) };
    }),
  );

const toBangkokTime = (time: string) => new Date(Date.parse(time) + 7 * hourMs).toISOString().replace('Z', '');

interface Row {
  createdAt?: string;
  status?: string;
}
/**
 * The orders in which a backend may list rows. Each takes the rows from the newest to the oldest. `isLater` is true after
 * the command was sent.
 */
export const listKinds = {
  'newest first': (rows: Row[]) => rows,
  'oldest first': (rows: Row[]) => rows.toReversed(),
  'pending rows first': (rows: Row[]) =>
    rows.toSorted((a, b) => Number(b.status === 'PENDING') - Number(a.status === 'PENDING')),
  'a row is dated ahead': (rows: Row[]) => [...rows.slice(-1), ...rows.slice(0, -1)],
  'equal times': (rows: Row[], isLater: boolean) => {
    const same = rows.map((row) => (row.createdAt ? { ...row, createdAt: '2026-01-01T00:00:00.000Z' } : row));
    return isLater ? same.toReversed() : same;
  },
  'last change first': (rows: Row[], isLater: boolean) =>
    isLater ? [...rows.slice(12, 13), ...rows.slice(0, 12), ...rows.slice(13)] : rows,
  'pages of ten rows': (rows: Row[]) => rows,
  'no total': (rows: Row[]) => rows,
  'a total that lags': (rows: Row[]) => rows,
} as const satisfies Record<string, (rows: Row[], isLater: boolean) => Row[]>;

/** Returns a response as a backend sends it that arranges its lists in this way, with at most `limit` rows. */
export function arrange(data: unknown, kind: keyof typeof listKinds, isLater: boolean, limit: number): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !('total' in data)) return data;
  const size = kind === 'pages of ten rows' || kind === 'a total that lags' ? Math.min(limit, 10) : limit;
  const arranged = changeLists(data, (list) => listKinds[kind](list as Row[], isLater).slice(0, size)) as {
    total: number;
  };
  if (kind === 'no total') return { ...arranged, total: undefined };
  const isLagging = kind === 'a total that lags' && isLater && arranged.total > size;
  return isLagging ? { ...arranged, total: arranged.total - 1 } : arranged;
}

/** Changes of the data that the app reads as evidence. The last two leave every row in the list. */
export const readChanges = {
  whole: (data: unknown) => data,
  'without data': () => ({}),
  'with a broken row': (data: unknown) => changeLists(data, (list) => [{ amount: 'x' }, ...list.slice(1)]),
  'in another time zone': (data: unknown) => changeTimes(data, toBangkokTime),
  'without times': (data: unknown) => changeTimes(data, () => undefined),
} as const satisfies Record<string, (data: unknown) => unknown>;

/**
 * Returns what is wrong with the evidence that a member sees: a row that the backend did not send, or a reading that
 * hides what the app could not understand. Otherwise returns undefined.
 */
export function problemIn(evidence: Evidence, sent: readonly unknown[], { reads, input }: Step): string | undefined {
  // These reads contain no list, so none of their rows was broken.
  const isListless = ['qr', 'bonusClear'].includes(input.kind);
  const mayBeComplete = reads === 'with a broken row' ? isListless : reads !== 'without data';
  if (evidence.isComplete && !mayBeComplete) return 'the reading looks complete';
  const invented = evidence.rows.find((row) => !wasSent(sent, getValues(row)));
  return invented && JSON.stringify(invented);
}

/** Returns a row that is shown as new although the backend had it before the command. */
export function oldRowIn(
  evidence: Evidence,
  sentBefore: readonly unknown[],
  { reads, list }: Step,
): string | undefined {
  // Other times make other rows, and with equal times a new row may equal an old one.
  if (reads === 'in another time zone' || reads === 'without times' || list === 'equal times') return undefined;
  const old = evidence.rows.find((row) => row.isNew === true && !row.isPartial && wasSent(sentBefore, getValues(row)));
  return old && `shows an old row as new: ${JSON.stringify(old)}`;
}
