import { startOfDay, startOfWeek } from '@/lib/bonusLimit';
import type { Span } from './sums';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** What a member means to deposit at most, in whole satang, in a day, a week from Monday or a month of Bangkok's. */
export interface Budget {
  readonly satang: number;
  readonly period: Period;
}

/** Another budget, or none, from a time on. */
export interface BudgetChange {
  readonly budget?: Budget;
  /** Milliseconds. */
  readonly at: number;
}

interface Budgeted {
  readonly budget?: Budget;
  readonly change?: BudgetChange;
}

const hour = 3_600_000;
/** A budget that is raised, or given up, counts on for so long. */
export const raiseMs = 24 * hour;

/** The budget that counts now, and what waits to take its place. */
export function budgetNow<T extends Budgeted>(record: T, now: number): Budgeted {
  const { budget, change } = record;
  if (!change) return { budget };
  return change.at <= now ? { budget: change.budget } : { budget, change };
}

/** Whether it lets nothing through that the other one would not: no more money, in no shorter time. */
const isStricter = (one: Budget, other: Budget): boolean =>
  one.satang <= other.satang && periods.indexOf(one.period) >= periods.indexOf(other.period);

/** A record with another budget, or none: the first one and a lower one count at once, all else after a day. */
export function withBudget<T extends Budgeted>(record: T, wanted: Budget | undefined, now: number): T {
  const { budget } = budgetNow(record, now);
  const isNow = !budget || (wanted !== undefined && isStricter(wanted, budget));
  return isNow
    ? { ...record, budget: wanted, change: undefined }
    : { ...record, budget, change: { budget: wanted, at: now + raiseMs } };
}

/** A record without the change that waits. */
export const withoutChange = <T extends Budgeted>(record: T, now: number): T => ({
  ...record,
  ...budgetNow(record, now),
  change: undefined,
});

const bangkokOffset = 7 * hour;

function startOfMonth(now: number): number {
  const there = new Date(now + bangkokOffset);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - bangkokOffset;
}

const starts = { day: startOfDay, week: startOfWeek, month: startOfMonth };

/** The period that holds `now`, and whatever comes in it: the server's clock is known to a second. */
export const periodSpan = (period: Period, now: number): Span => ({
  from: starts[period](now),
  to: Number.POSITIVE_INFINITY,
});

/** How much of a budget is used, in whole percent, rounded down; a budget of nothing is used up by anything. */
export const usedPercent = (budget: Budget, usedSatang: number): number =>
  budget.satang > 0 ? Math.floor((usedSatang * 100) / budget.satang) : usedSatang > 0 ? 100 : 0;

/** From which share on a reminder comes before a deposit. */
export const reminderAt = (percent: number): 80 | 100 | undefined =>
  percent >= 100 ? 100 : percent >= 80 ? 80 : undefined;
