import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getRefunds } from '@/api/refund';
import { useRead } from '@/api/useRead';
import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { List, ListRow } from '@/components/List/List';
import { Pager } from '@/components/Pager/Pager';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import * as css from './RefundModal.css';

/** Refunds a page (spec section 9). */
const limit = 10;

/** Refunds of the past; asked again when `version` grows. */
export function RefundLog({ version }: { version: number }) {
  const { t } = useTranslation('refund');
  const [page, setPage] = useState(1);
  const { data, error, isLoading, isStale, reload } = useRead(
    getRefunds,
    { body: { page, limit } },
    { keepPrevious: true },
  );
  const asked = useRef(version);
  useEffect(() => {
    // Another page is asked for by itself.
    if (asked.current === version) return;
    asked.current = version;
    void reload();
  }, [version, reload]);
  return (
    <section aria-labelledby="refunds">
      <h3 id="refunds" className={css.title}>
        {t('log')}
      </h3>
      {data ? (
        <>
          <List
            rows={data.refunds}
            rowKey={(_, index) => `${page}-${index}`}
            busy={isStale}
            empty={<EmptyState title={t('empty')} />}
          >
            {(refund) => (
              <ListRow
                title={<DateTime value={refund.createdAt} />}
                trailing={<Amount value={refund.refundAmount} signed tone="in" />}
              />
            )}
          </List>
          <Pager
            page={page}
            pageSize={limit}
            total={data.total}
            count={data.refunds.length}
            busy={isStale}
            onPage={setPage}
          />
        </>
      ) : error ? (
        <FailedState call={getRefunds} title={t('logFailed')} busy={isLoading} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </section>
  );
}
