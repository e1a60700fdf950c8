import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { useIsOffline } from '@/components/OfflineNotice/useIsOffline';
import { Pagination } from '@/components/Pagination/Pagination';
import { formatDateTime } from '@/i18n/format';
import type { ShownPage } from '@/lib/shownPage';

export interface PagedListProps<Row> {
  page: ShownPage<Row>;
  /** The call that asks for a page: whether its failures are silent. */
  call: { readonly hideErrors: boolean };
  /** Says that nothing could be loaded. */
  failed: string;
  /** Holds the room of the first page. */
  skeleton: ReactNode;
  /** Above a page that is current. */
  head?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list that the server gives in pages. A page that does not come, or cannot be renewed, leaves the one that is on
 * screen: a quiet line says which one that is and how old, and offers another try.
 */
export function PagedList<Row>({ page, call, failed, skeleton, head, children }: PagedListProps<Row>) {
  const { t } = useTranslation('common');
  const isOffline = useIsOffline();
  const { rows, number, requestedPage: asked } = page;
  const retry = (words: string) => (
    <ErrorState
      call={call}
      title={words}
      failure={page.failure}
      busy={page.isRefreshing}
      onRetry={() => void page.refresh()}
    />
  );
  if (!rows) return page.hasFailed ? retry(failed) : skeleton;
  return (
    <>
      {page.hasFailed || isOffline
        ? retry(
            number === asked
              ? t('pageOld', { time: formatDateTime(page.at) })
              : t('pageFailed', { page: asked, shown: number }),
          )
        : head}
      {children(rows)}
      <Pagination
        page={asked}
        pageSize={page.pageSize}
        total={page.total}
        count={number === asked ? rows.length : page.pageSize}
        busy={page.isTurning}
        onPageChange={page.turn}
      />
    </>
  );
}
