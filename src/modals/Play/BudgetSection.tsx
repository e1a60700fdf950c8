import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Chips } from '@/components/Chips/Chips';
import { AmountInput } from '@/components/Field/AmountInput';
import { toast } from '@/components/Toast/toasts';
import { formatAmount, formatDateTime } from '@/i18n/format';
import { parseAmount, toBaht } from '@/lib/money';
import { type Budget, budgetNow, type Period, periods, withBudget, withoutChange } from '@/responsibleGaming/budget';
import { recordOf, updateRecord } from '@/responsibleGaming/records';
import { useBudgetUse } from '@/responsibleGaming/useBudgetUse';
import { useBudgetWords } from '@/responsibleGaming/useBudgetWords';
import * as css from './PlayModal.css';

/** The member's deposit budget. Lowering it applies immediately, raising or removing it after 24 hours. */
export function BudgetSection({ memberId }: { memberId: string }) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  const use = useBudgetUse(memberId);
  const words = useBudgetWords();
  const [typed, setTyped] = useState('');
  const [period, setPeriod] = useState<Period>('week');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const want = (budget: Budget | undefined) => {
    const now = serverNow();
    updateRecord(memberId, (record) => withBudget(record, budget, now), now);
    const { change } = budgetNow(recordOf(memberId), now);
    toast.success(change ? t('budget.later', { time: formatDateTime(change.at) }) : t('budget.saved'));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(typed);
    if (parsed.error) {
      setError(parsed.error === 'empty' ? t('budget.enter') : common(`amount.${parsed.error}`));
      input.current?.focus();
      return;
    }
    want({ satang: parsed.satang, period });
    setTyped('');
  };
  const keep = () => {
    const now = serverNow();
    updateRecord(memberId, (record) => withoutChange(record, now), now);
  };

  const change = use?.change;
  return (
    <Card as="section" className={css.section} aria-labelledby="play-budget">
      <h3 id="play-budget" className={css.sectionTitle}>
        {t('budget.title')}
      </h3>
      <p className={css.muted}>{t('budget.lead')}</p>
      <p role="status">
        {use ? (
          <>
            <strong>{t(`budget.of.${use.budget.period}`)}</strong> <span>{words(use)}</span>
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
          <Button variant="quiet" onClick={keep}>
            {t('budget.keep')}
          </Button>
        </div>
      ) : null}
      <form className={css.section} noValidate onSubmit={save}>
        <AmountInput
          ref={input}
          label={t('budget.amount')}
          value={typed}
          onChange={setTyped}
          onEdit={() => setError('')}
          error={error}
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
        <Button variant="quiet" onClick={() => want(undefined)}>
          {t('budget.remove')}
        </Button>
      ) : null}
      <p className={css.muted}>{t('budget.rule')}</p>
    </Card>
  );
}
