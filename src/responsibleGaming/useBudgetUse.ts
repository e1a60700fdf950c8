import { serverNow } from '@/api/client/serverTime';
import { untilNextDay } from '@/bonus/bonusLimit';
import { useWake } from '@/components/RelativeTime/useWake';
import { type Budget, type BudgetChange, budgetNow, periodSpan, usedPercent } from './budget';
import { getEntries } from './readBack';
import { useRecord } from './records';
import { getHistorySums } from './sums';
import { type HistoryRead, useHistory } from './useHistory';

export interface BudgetUse {
  budget: Budget;
  change?: BudgetChange;
  /** Progress of reading the statement for the used amount. */
  read: HistoryRead;
  /** The period's deposits so far, in satang and in percent of the budget. Undefined until they have been read. */
  used?: number;
  percent?: number;
  /** Start of the period, in ms. */
  from: number;
}

/**
 * Returns a member's budget and its used share; undefined without a budget. Reads the statement again when
 * `refreshKey` changes.
 */
export function useBudgetUse(memberId: string | undefined, refreshKey?: unknown): BudgetUse | undefined {
  const record = useRecord(memberId);
  const now = serverNow();
  const { budget, change } = budgetNow(record, now);
  // A new day may begin another period, and a change may take effect.
  useWake(Math.min(untilNextDay(now), change ? change.at - now : Number.POSITIVE_INFINITY));
  const span = budget && periodSpan(budget.period, now);
  const read = useHistory(span?.from, refreshKey);
  if (!budget || !span) return undefined;
  const sum = read.state === 'read' ? getHistorySums(getEntries(read.history), span).in : Number.NaN;
  const isKnown = Number.isFinite(sum);
  return {
    budget,
    change,
    read,
    from: span.from,
    ...(isKnown && { used: sum, percent: usedPercent(budget, sum) }),
  };
}
