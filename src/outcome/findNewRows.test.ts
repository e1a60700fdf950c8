import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getKnownRows, getTraceList } from '@/api/commands/traceList';
import { findNewRows } from './findNewRows';

/** A list that the backend has sent completely, and its total if the backend counts its rows. */
const whole = (ids: string) => ({ ids: [...ids], isWhole: true });
/** A list that may have further rows. */
const part = (ids: string, total?: number) => ({ ids: [...ids], isWhole: false, total });
const counted = (ids: string) => ({ ...whole(ids), total: ids.length });

/** Each row of the list as `+` (new) or `-` (old); `?` if nothing can be told; a final `…` if other rows may be new. */
function compare(...[list, knownRows]: Parameters<typeof findNewRows>): string {
  const found = findNewRows(list, knownRows);
  if (!found) return '?';
  return found.isNew.map((isNew) => (isNew ? '+' : '-')).join('') + (found.areAll ? '' : '…');
}

// Capital letters are known rows.
test.each([
  ['the known rows are still the newest', part('ABCde', 9), part('ABC', 9), '-----'],
  ['a row stands above them', part('xABCde', 10), part('ABC', 9), '+-----'],
  [
    'a new row stands between them: a pinned row, a row dated ahead, or equal times',
    part('AxBCde', 10),
    part('ABC', 9),
    '-+----',
  ],
  ['rows stand above and between them', part('xAyBC', 11), part('ABC', 9), '+-+--'],
  ['the new rows have pushed known rows off the page', part('xyA', 11), part('ABC', 9), '++-'],
  ['the total has grown, but the new row is not on the page', part('ABCde', 10), part('ABC', 9), '?'],
  ['the total has grown, and the new row may stand below: oldest first', part('ABCdex', 10), part('ABC', 9), '?'],
  ['an old row has moved up: a list by last change', part('eABCd', 9), part('ABC', 9), '?'],
  ['an old row has moved up above the new one', part('exABCd', 10), part('ABC', 9), '?'],
  ['a known row has moved up', part('CABde', 9), part('ABC', 9), '?'],
  ['a known row has moved up, and a row is new', part('xCABd', 10), part('ABC', 9), '?'],
  ['the total is that of before, but a row is unknown', part('xABC', 9), part('ABC', 9), '?'],
  ['the total has grown by more rows than there are', part('xABC', 11), part('ABC', 9), '?'],
  ['the total is smaller', part('ABC', 8), part('ABC', 9), '?'],
  ['a known row is gone', part('ABde', 9), part('ABC', 9), '?'],
  ['a known row is gone from the middle', part('xACd', 10), part('ABC', 9), '?'],
  ['no known row is there', part('xyz', 12), part('ABC', 9), '?'],
  ['a row equals a known one', part('AABC', 10), part('ABC', 9), '?'],
  ['the total is not told any more', part('xABC'), part('ABC', 9), '?'],
  ['no total is told, and the known rows were not all', part('xABC'), part('ABC'), '?'],
  ['no rows are known', whole('AB'), undefined, '?'],
])('of a list that is longer than its page, if %s', (_, list, knownRows, result) => {
  expect(compare(list, knownRows)).toBe(result);
});

test.each([
  ['nothing has changed', '--', whole('AB'), whole('AB')],
  ['the list was and is empty', '', whole(''), whole('')],
  ['the list was empty', '++', whole('xy'), whole('')],
  ['rows stand above the known ones', '++--', whole('xyAB'), whole('AB')],
  ['a row stands between them', '-+-', whole('AxB'), whole('AB')],
  ['a row stands below them', '--+', whole('ABx'), whole('AB')],
  ['the known rows are equal', '---', whole('AAB'), whole('AAB')],
  ['a new row equals a known one', '?', whole('AAB'), whole('AB')],
  ['a known row has moved', '?', whole('BA'), whole('AB')],
  ['a known row is gone', '?', whole('xB'), whole('AB')],
  ['the last known row is gone', '?', whole('xA'), whole('AB')],
  ['all known rows are gone', '?', whole(''), whole('AB')],
  ['there is more than a page now', '+++…', part('xyz'), whole('')],
  ['there is more than a page now, with a total', '+++…', part('xyz', 5), counted('')],
  ['the page is full of new rows, with a total', '++-…', part('xyA', 5), counted('A')],
  ['the total has grown, but the new rows are not on the page', '-…', part('A', 5), counted('A')],
  ['the total has grown', '+-', counted('xA'), counted('A')],
  ['the total has not grown, but a row is unknown', '?', part('xA', 1), counted('A')],
])('of a list that was known completely, if %s', (_, result, list, knownRows) => {
  expect(compare(list, knownRows)).toBe(result);
});

test('counts the new rows that are not on the page', () => {
  expect(findNewRows(part('xyz', 130), counted(''))).toMatchObject({ count: 130, areAll: false });
});

/** A row of a backend. Times count up. */
interface Row {
  readonly id: string;
  readonly createdAt: number;
  readonly isPending: boolean;
  readonly changedAt: number;
}

const newestFirst = (a: Row, b: Row) => b.createdAt - a.createdAt;
const bySecond = (a: Row, b: Row) => Math.floor(b.createdAt / 4) - Math.floor(a.createdAt / 4);
/** The orders in which a backend may send its rows, each also as it may be at the next read. */
const orders = {
  'newest first': newestFirst,
  'oldest first': (a, b) => a.createdAt - b.createdAt,
  'pending rows first': (a, b) => Number(b.isPending) - Number(a.isPending) || newestFirst(a, b),
  'last change first': (a, b) => b.changedAt - a.changedAt,
  'without any order': (a, b) => (a.id > b.id ? 1 : -1),
  'equal times': (a, b) => bySecond(a, b) || (a.id > b.id ? 1 : -1),
  'equal times, in another order': (a, b) => bySecond(a, b) || (a.id > b.id ? -1 : 1),
} satisfies Record<string, (a: Row, b: Row) => number>;

const history = fc.record({
  order: fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[])),
  rows: fc.array(fc.boolean(), { maxLength: 40, size: 'max' }),
  /** The row whose time is wrong, and by how much. */
  wrongTime: fc.record({ at: fc.nat(39), by: fc.constantFrom(0, 30, -30) }),
  /** The number of rows that exist before the command is sent. */
  before: fc.nat(40),
  /** Rows that are decided afterwards. */
  decided: fc.array(fc.nat(39), { maxLength: 3 }),
  ids: fc.shuffledSubarray(Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCD'), { minLength: 40 }),
  /** The largest page of the backend. */
  cap: fc.constantFrom(10, 10, 15, 100),
  hasTotal: fc.boolean(),
});

test('says nothing wrong about 5,000 backends, whatever their order, pages, times and totals', () => {
  let comparedCount = 0;
  fc.assert(
    fc.property(history, ({ order, rows: pending, wrongTime, before, decided, ids, cap, hasTotal }) => {
      const isByTime = order === 'newest first' || order === 'pending rows first';
      const rows = pending.map((isPending, index): Row => {
        const error = isByTime && index === wrongTime.at ? wrongTime.by : 0;
        return { id: ids[index] as string, isPending, createdAt: index + error, changedAt: index };
      });
      const read = (now: readonly Row[], limit: number, name: keyof typeof orders) => {
        const sent = now.toSorted(orders[name]).slice(0, Math.min(limit, cap));
        const slips = sent.map(({ id }) => ({ createdAt: id, reference: id }));
        return { ...(hasTotal && { total: now.length }), slips };
      };
      const knownRows = getKnownRows('slips', read(rows.slice(0, before), 10, order));
      const later = rows.map((row, index) =>
        decided.includes(index) ? { ...row, isPending: false, changedAt: 100 + index } : row,
      );
      const next = order === 'equal times' && rows.length % 2 ? 'equal times, in another order' : order;
      const response = read(later, 100, next);
      const list = getTraceList('slips', response);
      const found = list && findNewRows(list, knownRows);
      if (!found) return;
      comparedCount += 1;
      const isNew = response.slips.map(({ createdAt }) => rows.findIndex(({ id }) => id === createdAt) >= before);
      expect(found.isNew).toEqual(isNew);
      const newRows = Math.max(0, rows.length - before);
      if (found.areAll) expect(isNew.filter(Boolean)).toHaveLength(newRows);
      if (hasTotal) expect(found.count).toBe(newRows);
    }),
    { numRuns: 5000, seed: 92 },
  );
  expect(comparedCount).toBeGreaterThan(1500);
});
