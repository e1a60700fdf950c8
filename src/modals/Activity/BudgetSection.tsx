import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Chips } from '@/components/Chips/Chips';
import { AmountInput } from '@/components/Field/AmountInput';
import { useForm } from '@/components/Form/useForm';
import { toast } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { formatDateTime } from '@/i18n/formatTime';
import { type AmountProblem, parseAmount, toBaht } from '@/lib/money';
import { type Budget, budgetNow, withBudget, withoutChange } from '@/responsibleGaming/budget';
import { type Period, periods } from '@/responsibleGaming/periods';
import { getRecord, updateRecord } from '@/responsibleGaming/records';
import { useBudgetText } from '@/responsibleGaming/useBudgetText';
import { useBudgetUse } from '@/responsibleGaming/useBudgetUse';
import * as css from './ActivityModal.css';

/**
 * The member's deposit budget. A first or stricter budget applies immediately. A less strict budget, or no budget,
 * applies after 24 hours.
 */
export function BudgetSection({ memberId }: { memberId: string }) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation();
  const use = useBudgetUse(memberId);
  const getBudgetText = useBudgetText();
  const [typed, setTyped] = useState('');
  const [period, setPeriod] = useState<Period>('week');
  const form = useForm<'amount', AmountProblem>();
  const { amount: problem } = form.problems;

  const changeBudget = (budget: Budget | undefined) => {
    const now = serverNow();
    updateRecord(memberId, (record) => withBudget(record, budget, now), now);
    const { change } = budgetNow(getRecord(memberId), now);
    toast.success(change ? t('budget.later', { time: formatDateTime(change.at) }) : t('budget.saved'));
  };
  const save = form.onSubmit(() => {
    const { satang, error } = parseAmount(typed);
    if (error) return form.refuse({ amount: error });
    changeBudget({ satang, period });
    setTyped('');
  });
  const cancelChange = () => {
    const now = serverNow();
    updateRecord(memberId, (record) => withoutChange(record, now), now);
  };

  const change = use?.change;
  return (
    <Card as="section" className={css.section} aria-labelledby="activity-budget">
      <h3 id="activity-budget" className={css.sectionTitle}>
        {t('budget.title')}
      </h3>
      <p className={css.muted}>{t('budget.lead')}</p>
      <p>
        {use ? (
          <>
            <strong>{t(`budget.of.${use.budget.period}`)}</strong> <span>{getBudgetText(use)}</span>
          </>
        ) : (
          <span>{t('budget.none')}</span>
        )}
      </p>
      {change ? (
        <div className={css.line}>
          <p className={css.muted}>
            {change.budget
              ? t('budget.change.budget', {
                  amount: formatAmount(toBaht(change.budget.satang)),
                  period: t(`budget.${change.budget.period}`),
                  time: formatDateTime(change.at),
                })
              : t('budget.change.none', { time: formatDateTime(change.at) })}
          </p>
          <Button variant="quiet" onClick={cancelChange}>
            {t('budget.keep')}
          </Button>
        </div>
      ) : null}
      <form ref={form.ref} className={css.section} noValidate onSubmit={save}>
        <AmountInput
          label={t('budget.amount')}
          value={typed}
          onChange={setTyped}
          onEdit={form.clear}
          error={problem && (problem === 'empty' ? t('budget.enter') : common(`amount.${problem}`))}
        />
        <Chips
          showLabel
          label={t('budget.period')}
          options={periods.map((value) => ({ value, label: t(`budget.${value}`) }))}
          value={period}
          onChange={(value) => setPeriod(value as Period)}
        />
        <Button type="submit" variant="quiet">
          {t('budget.save')}
        </Button>
      </form>
      {use && (!change || change.budget) ? (
        <Button variant="quiet" onClick={() => changeBudget(undefined)}>
          {t('budget.remove')}
        </Button>
      ) : null}
      <p className={css.muted}>{t('budget.rule')}</p>
    </Card>
  );
}
