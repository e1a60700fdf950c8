import { expect, test } from 'vitest';
import type { EvidenceRow } from './evidence';
import { shownRows } from './shownRows';

const sentAt = Date.parse('2026-01-14T07:30:00Z');
const row = (ms: number, isCandidate = false): EvidenceRow => ({
  trace: { type: 'received' },
  at: sentAt + ms,
  isCandidate,
});

test('shows the row that may be the command’s, however many rows are newer, and counts the hidden rows', () => {
  const candidate = row(1, true);
  const newer = Array.from({ length: 30 }, (_, at) => row(9000 - at));
  const { since, before, hidden } = shownRows([...newer, candidate, row(-9000)], sentAt);
  expect([since.length, since.at(-1), hidden, before.length]).toEqual([20, candidate, 11, 1]);
  expect(since.slice(0, 19)).toEqual(newer.slice(0, 19));
});

test('shows two rows from before the command, candidates first, and rows without a time as the present', () => {
  const timeless: EvidenceRow = { trace: { type: 'coins', coins: 5 }, isCandidate: false };
  const old = [row(-9000), row(-9500), row(-9900, true)];
  expect(shownRows([timeless, ...old], sentAt)).toEqual({ since: [timeless], before: [old[0], old[2]], hidden: 0 });
});
