import { useState } from 'react';
import { serverNow } from '@/api/client/serverTime';
import { type Budget, type BudgetChange, budgetNow, periodSpan, usedPercent } from './budget';
import { entriesOf } from './readBack';
import { useRecord } from './records';
import { sumsOf } from './sums';
import { type HistoryRead, useHistory } from './useHistory';

export interface BudgetUse {
  budget: Budget;
  change?: BudgetChange;
  /** Reading what of it is used. */
  read: HistoryRead;
  /** Deposited in its period so far, in satang, and in percent of it; undefined until that is read. */
  used?: number;
  percent?: number;
  /** When its period began. */
  from: number;
}

/** A member's budget and how much of it is used; undefined without one. What is used is read anew as `asOf` changes. */
export function useBudgetUse(memberId: string | undefined, asOf?: unknown): BudgetUse | undefined {
  const record = useRecord(memberId);
  const [now] = useState(serverNow);
  const { budget, change } = budgetNow(record, now);
  const span = budget && periodSpan(budget.period, now);
  const read = useHistory(span?.from, asOf);
  if (!budget || !span) return undefined;
  const sum = read.state === 'read' ? sumsOf(entriesOf(read.history), span).in : Number.NaN;
  const isKnown = Number.isFinite(sum);
  return {
    budget,
    change,
    read,
    from: span.from,
    ...(isKnown && { used: sum, percent: usedPercent(budget, sum) }),
  };
}
