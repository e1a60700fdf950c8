import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { formatAmount } from '@/i18n/format';
import { toBaht } from '@/lib/money';
import { modalButton } from '@/overlays/modalButton';
import * as css from './activity.css';
import { reminderAt } from './budget';
import { updateRecord, useRecord } from './records';
import { useBudgetUse } from './useBudgetUse';

/**
 * Reminds the member before a deposit that at least 80 % or 100 % of the budget is used. The reminder blocks nothing. A
 * dismissed reminder appears again at the other share, in a new period, or after a change of the budget.
 */
export function BudgetReminder({ memberId }: { memberId: string }) {
  const { t } = useTranslation('activity');
  const use = useBudgetUse(memberId);
  const { putAside } = useRecord(memberId);
  const level = use?.percent === undefined ? undefined : reminderAt(use.percent);
  const mark = use && `${level}.${use.from}.${use.budget.satang}.${use.budget.period}`;
  if (!use || !level || mark === putAside) return null;
  const amount = formatAmount(toBaht(use.budget.satang));
  const used = formatAmount(toBaht(use.used ?? Number.NaN));
  const aside = () => updateRecord(memberId, (record) => ({ ...record, putAside: mark }), serverNow());
  return (
    <div className={css.reminder}>
      <p>
        {level === 100
          ? t('budget.reminder100', { amount })
          : t('budget.reminder80', { amount, used, percent: use.percent })}
      </p>
      <div className={css.actions}>
        <Button variant="quiet" onClick={aside}>
          {t('budget.aside')}
        </Button>
        <Button variant="quiet" {...modalButton('play')}>
          {t('budget.open')}
        </Button>
      </div>
    </div>
  );
}
