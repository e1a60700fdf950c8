import { Suspense } from 'react';
import { lazyView } from '@/components/LazyView/lazyView';
import { useRecord } from './records';
import { useMemberId } from './useMemberId';

const BudgetLine = lazyView(() => import('./BudgetLine').then((m) => m.BudgetLine), ['activity']);
const BudgetReminder = lazyView(() => import('./BudgetReminder').then((m) => m.BudgetReminder), ['activity']);

/** Shows home's budget line. The line's code loads only for members with a budget or a pending budget change. */
export function HomeBudget({ memberId, refreshKey }: { memberId: string; refreshKey: unknown }) {
  const { budget, change } = useRecord(memberId);
  return budget || change ? (
    <Suspense>
      <BudgetLine memberId={memberId} refreshKey={refreshKey} />
    </Suspense>
  ) : null;
}

/**
 * Shows the budget reminder before a deposit. The reminder's code loads only for members with a budget or a pending
 * budget change.
 */
export function DepositBudget() {
  const memberId = useMemberId();
  const { budget, change } = useRecord(memberId);
  return memberId && (budget || change) ? (
    <Suspense>
      <BudgetReminder memberId={memberId} />
    </Suspense>
  ) : null;
}
