import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { DateTime } from '@/components/DateTime/DateTime';
import * as css from './WithdrawForm.css';

const isPending = ({ statementType, status }: StatementEntry) =>
  statementType === 'withdraw' && status !== 'SUCCESS' && status !== 'FAILED';

/**
 * The pending withdrawals. Renders nothing if there are no pending withdrawals or if they failed to load, because the
 * form works without them.
 */
export function PendingWithdrawals({ statements }: { statements: readonly StatementEntry[] }) {
  const { t } = useTranslation('withdraw');
  const pending = statements.filter(isPending);
  if (!pending.length) return null;
  return (
    <section className={css.pending} aria-label={t('pending')}>
      <h3 className={css.pendingTitle}>
        <Badge tone="pending">{t('pending')}</Badge>
      </h3>
      {pending.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two requests of the same second have no other identity
        <p key={`${entry.createdAt}.${index}`} className={css.pendingRow}>
          <DateTime value={entry.createdAt} />
          <Amount value={entry.amount} tone="pending" />
        </p>
      ))}
    </section>
  );
}
