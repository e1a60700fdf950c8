import { Suspense } from 'react';
import { lazyView } from '@/i18n/lazyView';
import { useRecord } from './records';
import { useMemberId } from './useMemberId';

const BudgetLine = lazyView(() => import('./BudgetLine').then((m) => m.BudgetLine), ['play']);
const BudgetReminder = lazyView(() => import('./BudgetReminder').then((m) => m.BudgetReminder), ['play']);

/** Home's line of the budget. Its code is fetched by those who have one alone; without it home is what it was. */
export function HomeBudget({ memberId, asOf }: { memberId: string; asOf: unknown }) {
  const { budget, change } = useRecord(memberId);
  return budget || change ? (
    <Suspense>
      <BudgetLine memberId={memberId} asOf={asOf} />
    </Suspense>
  ) : null;
}

/** The reminder of the budget before a deposit, likewise. */
export function DepositBudget() {
  const memberId = useMemberId();
  const { budget, change } = useRecord(memberId);
  return memberId && (budget || change) ? (
    <Suspense>
      <BudgetReminder memberId={memberId} />
    </Suspense>
  ) : null;
}
