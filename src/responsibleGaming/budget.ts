import { startOfDay, startOfMonth, startOfWeek } from '@/lib/bangkok';
import { dayMs } from '@/lib/time';
import { type Period, periods } from './periods';
import type { Span } from './sums';

/**
 * The member's budget for deposits in whole satang, for a day, a week from Monday, or a month (Bangkok time). The app
 * only reminds the member of it.
 */
export interface Budget {
  readonly satang: number;
  readonly period: Period;
}

/** A future change of the budget. Without `budget`, the change removes the budget. */
export interface BudgetChange {
  readonly budget?: Budget;
  /** The time when the change takes effect, in ms by the server's clock. */
  readonly at: number;
}

interface Budgeted {
  readonly budget?: Budget;
  readonly change?: BudgetChange;
}

/** Delay in ms before a raised or removed budget takes effect. */
export const raiseMs = dayMs;

/** Returns the budget in effect, and the pending change. */
export function budgetNow<T extends Budgeted>(record: T, now: number): Budgeted {
  const { budget, change } = record;
  if (!change) return { budget };
  return change.at <= now ? { budget: change.budget } : { budget, change };
}

/** Returns true if `first` allows no more than `second`: no larger amount and no shorter period. */
const isStricter = (first: Budget, second: Budget): boolean =>
  first.satang <= second.satang && periods.indexOf(first.period) >= periods.indexOf(second.period);

/**
 * Returns the record with `newBudget` as its budget. A first or stricter budget applies immediately, any other change
 * after 24 hours.
 */
export function withBudget<T extends Budgeted>(record: T, newBudget: Budget | undefined, now: number): T {
  const { budget } = budgetNow(record, now);
  const isNow = !budget || (newBudget !== undefined && isStricter(newBudget, budget));
  return isNow
    ? { ...record, budget: newBudget, change: undefined }
    : { ...record, budget, change: { budget: newBudget, at: now + raiseMs } };
}

/** Returns the record without its pending change. */
export const withoutChange = <T extends Budgeted>(record: T, now: number): T => ({
  ...record,
  ...budgetNow(record, now),
  change: undefined,
});

const starts = { day: startOfDay, week: startOfWeek, month: startOfMonth };

/**
 * Returns the period that contains `now` (ms). Its end is open, because the server's time is known only to the second.
 */
export const periodSpan = (period: Period, now: number): Span => ({
  from: starts[period](now),
  to: Number.POSITIVE_INFINITY,
});

/** Returns the used share of a budget in whole percent, rounded down. Any use of a zero budget is 100 %. */
export const usedPercent = (budget: Budget, usedSatang: number): number =>
  budget.satang > 0 ? Math.floor((usedSatang * 100) / budget.satang) : usedSatang > 0 ? 100 : 0;

/** Returns the share in percent that the app's reminder before a deposit names. Returns undefined below 80 %. */
export const reminderAt = (percent: number): 80 | 100 | undefined =>
  percent >= 100 ? 100 : percent >= 80 ? 80 : undefined;
