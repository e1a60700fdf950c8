import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/i18n/format';
import { toBaht } from '@/lib/money';
import type { BudgetUse } from './useBudgetUse';

/** Returns a function that describes the used share of a budget. */
export function useBudgetText(): (use: BudgetUse) => string {
  const { t } = useTranslation('activity');
  return ({ budget, used, percent, read }) => {
    const amount = formatAmount(toBaht(budget.satang));
    if (used !== undefined) return t('budget.used', { used: formatAmount(toBaht(used)), amount, percent });
    return t(read.state === 'failed' ? 'budget.usedUnknown' : 'budget.reading', { amount });
  };
}
