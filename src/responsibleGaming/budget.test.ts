import { describe, expect, it } from 'vitest';
import {
  type Budget,
  budgetNow,
  periodSpan,
  raiseMs,
  reminderAt,
  usedPercent,
  withBudget,
  withoutChange,
} from './budget';

const now = Date.UTC(2026, 0, 31, 18);
const week: Budget = { satang: 1000_00, period: 'week' };

describe('withBudget', () => {
  it.each<[string, Budget | undefined, Budget | undefined, boolean]>([
    ['the first budget', undefined, week, true],
    ['less money', week, { ...week, satang: 999_99 }, true],
    ['the same money in a longer time', week, { ...week, period: 'month' }, true],
    ['more money', week, { ...week, satang: 1000_01 }, false],
    ['the same money in a shorter time', week, { ...week, period: 'day' }, false],
    ['less money in a shorter time, which may add up to more', week, { satang: 500_00, period: 'day' }, false],
    ['no budget', week, undefined, false],
  ])('decides for %s whether it applies immediately: %4$s', (_what, before, wanted, isNow) => {
    const record = withBudget({ budget: before }, wanted, now);
    expect(budgetNow(record, now).budget).toEqual(isNow ? wanted : before);
    expect(budgetNow(record, now + raiseMs - 1).budget).toEqual(isNow ? wanted : before);
    expect(budgetNow(record, now + raiseMs)).toEqual({ budget: wanted });
    if (!isNow) expect(budgetNow(withoutChange(record, now), now + raiseMs).budget).toEqual(before);
  });

  it('cancels a pending raise when the budget is lowered', () => {
    const raised = withBudget({ budget: week }, { ...week, satang: 5000_00 }, now);
    const lowered = withBudget(raised, { ...week, satang: 500_00 }, now + 1);
    expect(budgetNow(lowered, now + 2 * raiseMs)).toEqual({ budget: { ...week, satang: 500_00 } });
  });
});

it("uses Bangkok's periods: a day, a week from Monday, a month", () => {
  // `now` is Sunday, 1 February, 01:00 in Bangkok.
  expect(new Date(periodSpan('day', now).from).toISOString()).toBe('2026-01-31T17:00:00.000Z');
  expect(new Date(periodSpan('week', now).from).toISOString()).toBe('2026-01-25T17:00:00.000Z');
  expect(new Date(periodSpan('month', now).from).toISOString()).toBe('2026-01-31T17:00:00.000Z');
});

it.each([
  [0, undefined],
  [799_99, undefined],
  [800_00, 80],
  [999_99, 80],
  [1000_00, 100],
  [5000_00, 100],
] as const)('shows for %i satang of 1,000 baht the reminder %s', (used, level) => {
  expect(reminderAt(usedPercent(week, used))).toBe(level);
});

it('treats any deposit as 100 % of a budget of 0', () => {
  expect(usedPercent({ satang: 0, period: 'day' }, 0)).toBe(0);
  expect(usedPercent({ satang: 0, period: 'day' }, 1)).toBe(100);
});
