import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getRefunds } from '@/api/calls/refund';
import { useRead } from '@/api/client/useRead';
import { useShownPage } from '@/api/client/useShownPage';
import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { List, ListRow } from '@/components/List/List';
import { PagedList } from '@/components/PagedList/PagedList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import * as css from './RefundModal.css';

/** The number of refunds per page. */
const pageSize = 10;

/** The past refunds. Reloads them when `version` changes. */
export function RefundLog({ version }: { version: number }) {
  const { t } = useTranslation('refund');
  const [number, go] = useState(1);
  const read = useRead(getRefunds, { body: { page: number, limit: pageSize } }, { isTimed: true });
  const page = useShownPage(read, { requestedPage: number, pageSize, go, getRows: ({ refunds }) => refunds });
  const { reload } = read;
  const loadedVersion = useRef(version);
  useEffect(() => {
    // If only the page has changed, `useRead` requests the new page itself.
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    void reload();
  }, [version, reload]);
  return (
    <section aria-labelledby="refunds">
      <h3 id="refunds" className={css.title}>
        {t('log')}
      </h3>
      <PagedList page={page} call={getRefunds} failed={t('logFailed')} skeleton={<SkeletonText lines={3} />}>
        {(refunds) => (
          <List
            rows={refunds}
            rowKey={(_, index) => `${page.number}-${index}`}
            busy={page.isTurning}
            empty={<EmptyState title={t('empty')} />}
          >
            {(refund) => (
              <ListRow
                title={<DateTime value={refund.createdAt} />}
                trailing={<Amount value={refund.refundAmount} signed tone="in" />}
              />
            )}
          </List>
        )}
      </PagedList>
    </section>
  );
}
