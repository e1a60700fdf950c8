import { expect, test } from 'vitest';
import type { EvidenceRow } from './evidence';
import { getShownRows, isNothingNew } from './shownRows';

const row = (isNew?: boolean, isCandidate = false): EvidenceRow => ({
  trace: { type: 'received' },
  isNew,
  isCandidate,
});
const coins: EvidenceRow = { trace: { type: 'coins', coins: 5 }, isCandidate: false };

test('shows the row that may be the command’s, however many rows are newer, and counts the hidden rows', () => {
  const candidate = row(true, true);
  const newer = Array.from({ length: 30 }, () => row(true));
  const { newRows, oldRows, hiddenCount } = getShownRows({ rows: [...newer, candidate, row(false)], unsent: 0 });
  expect([newRows.length, newRows.at(-1), hiddenCount, oldRows.length]).toEqual([20, candidate, 11, 1]);
  expect(getShownRows({ rows: newer, unsent: 100 }).hiddenCount).toBe(110);
});

test('shows the present state, two old rows, and rows of which nobody knows whether they are new, apart', () => {
  const old = [row(false), row(false), row(false)];
  expect(getShownRows({ rows: [coins, ...old], unsent: 0 })).toEqual({
    stateRows: [coins],
    newRows: [],
    unsureRows: [],
    oldRows: old.slice(1),
    hiddenCount: 0,
  });
  expect(getShownRows({ rows: [coins, row()], unsent: 0 })).toEqual({
    stateRows: [coins],
    newRows: [],
    unsureRows: [row()],
    oldRows: [],
    hiddenCount: 0,
  });
});

test.each([
  [{ rows: [row(false)], isComplete: true, isComparable: true }, true],
  [{ rows: [], isComplete: true, isComparable: true }, true],
  [{ rows: [row(true)], isComplete: true, isComparable: true }, false],
  [{ rows: [row(false)], isComplete: false, isComparable: true }, false],
  [{ rows: [row()], isComplete: true, isComparable: false }, false],
])('knows whether there is nothing new (%#)', (evidence, isTrue) => {
  expect(isNothingNew({ ...evidence, unsent: 0, readAt: 0 })).toBe(isTrue);
});
