import { expect, it } from 'vitest';
import type { StatementEntry } from '@/api/calls/statement';
import { getEntries, getReach, type History, reaches, readBack, unread } from './readBack';

const day = 86_400_000;
const end = Date.UTC(2026, 0, 31);
const entryAt = (time: number): StatementEntry => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'SCB',
  to: 'WALLET',
  amount: 1,
  createdAt: new Date(time).toISOString(),
});

/** A server with one entry per hour, newest first. `size` is the maximum number of entries per page. */
function server(count: number, size = 100, counts = true) {
  let entries = Array.from({ length: count }, (_, index) => entryAt(end - index * 3_600_000));
  const requestedPages: number[] = [];
  let concurrent = 0;
  let maxConcurrent = 0;
  return {
    requestedPages,
    getMaxConcurrent: () => maxConcurrent,
    add: () => {
      entries = [entryAt(end + 1), ...entries];
    },
    ask: async (page: number) => {
      requestedPages.push(page);
      concurrent += 1;
      maxConcurrent = Math.max(maxConcurrent, concurrent);
      await Promise.resolve();
      concurrent -= 1;
      const statements = entries.slice((page - 1) * size, page * size);
      return { total: counts ? entries.length : Number.NaN, statements };
    },
  };
}
const read = (from: number, site: ReturnType<typeof server>, knownHistory: History = unread) =>
  readBack(from, knownHistory, site.ask, () => {});

it('reads no further than necessary', async () => {
  const site = server(1000);
  const history = await read(end - 3 * day, site);
  expect(site.requestedPages).toEqual([1]);
  expect(history.isComplete).toBe(false);
  expect(reaches(history, end - 3 * day)).toBe(true);
});

it('reads 1,000 entries with ten requests, three at a time, and reports each step', async () => {
  const site = server(1000);
  const steps: number[] = [];
  const history = await readBack(0, unread, site.ask, (now) => steps.push(getEntries(now).length));
  expect(site.requestedPages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(site.getMaxConcurrent()).toBe(3);
  expect(steps).toEqual([100, 400, 700, 1000]);
  expect(history.isComplete).toBe(true);
  expect(getReach(history)).toBe(end - 999 * 3_600_000);
});

it('continues where it stopped', async () => {
  const site = server(250);
  const part = await read(end - day, site);
  expect(getEntries(await read(0, site, part))).toHaveLength(250);
  expect(site.requestedPages).toEqual([1, 2, 3]);
});

it('starts again when a new entry has arrived, without counting or missing any entry twice', async () => {
  const site = server(250);
  const part = await read(end - day, site);
  site.add();
  const dates = getEntries(await read(0, site, part)).map(({ createdAt }) => createdAt);
  expect(dates).toHaveLength(251);
  expect(new Set(dates).size).toBe(251);
});

it('gives up a statement that never stops growing', async () => {
  const site = server(250);
  const ask = async (page: number) => {
    const response = await site.ask(page);
    site.add();
    return response;
  };
  await expect(readBack(0, unread, ask, () => {})).rejects.toThrow('grows');
});

it.each([
  ['returns smaller pages than requested', server(95, 10)],
  ['sends no total', server(250, 100, false)],
  ['has no entries', server(0)],
])('reads a server that %s to the end', async (_what, site) => {
  const history = await read(0, site);
  expect(history.isComplete).toBe(true);
  expect(new Set(getEntries(history).map(({ createdAt }) => createdAt)).size).toBe(getEntries(history).length);
  expect(await site.ask(history.pages.length + 1)).toMatchObject({ statements: [] });
});
