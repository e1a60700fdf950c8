import { useTranslation } from 'react-i18next';
import { getStatements, type StatementEntry } from '@/api/statement';
import { useRead } from '@/api/useRead';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { DateTime } from '@/components/DateTime/DateTime';
import * as css from './WithdrawForm.css';

/** Spec section 9: the statement's page size. What is still under way is among the newest. */
const newest = { body: { page: 1, limit: 10 } };

const isPending = ({ statementType, status }: StatementEntry) =>
  statementType === 'withdraw' && status !== 'SUCCESS' && status !== 'FAILED';

/** Withdrawals on their way. Says nothing while it does not know: the form works without it. */
export function PendingWithdrawals() {
  const { t } = useTranslation('withdraw');
  const { data } = useRead(getStatements, newest);
  const pending = data?.statements.filter(isPending) ?? [];
  if (!pending.length) return null;
  return (
    <section className={css.pending} aria-label={t('pending')}>
      <h3 className={css.pendingTitle}>
        <Badge tone="pending">{t('pending')}</Badge>
      </h3>
      {pending.map((entry) => (
        <p key={entry.createdAt} className={css.pendingRow}>
          <DateTime value={entry.createdAt} />
          <Amount value={entry.amount} tone="pending" />
        </p>
      ))}
    </section>
  );
}
