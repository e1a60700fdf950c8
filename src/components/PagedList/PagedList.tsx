import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SlowLoading } from '@/components/Loader/SlowLoading';
import { useIsOffline } from '@/components/OfflineNotice/useIsOffline';
import { Pagination } from '@/components/Pagination/Pagination';
import { formatDateTime } from '@/i18n/formatTime';
import type { ShownPage } from '@/lib/shownPage';

interface PagedListProps<Row> {
  page: ShownPage<Row>;
  /** The call that requests a page. `hideErrors` decides whether an error is a single line or a full message. */
  call: { readonly hideErrors: boolean };
  /** Error title if no page could be loaded. */
  failed: string;
  /** Placeholder that reserves the space of the first page. */
  skeleton: ReactNode;
  /** True if the page or modal shows only this list, so that its first failure has the full look. Default: false. */
  isWholePage?: boolean;
  /** Content above the rows. An error or offline message replaces it. */
  head?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list that the server delivers in pages. If a page fails to load or refresh, the visible page remains. A message
 * above it then says which page is shown or when the page was loaded, and offers a retry. The message also appears
 * while the device is offline.
 */
export function PagedList<Row>({ page, call, failed, skeleton, isWholePage, head, children }: PagedListProps<Row>) {
  const { t } = useTranslation('common');
  const isOffline = useIsOffline();
  const { rows, number, requestedPage } = page;
  const retry = (text: string, fullSize = false) => (
    <ErrorState
      call={call}
      fullSize={fullSize}
      title={text}
      failure={page.failure}
      busy={page.isRefreshing}
      onRetry={() => void page.refresh()}
    />
  );
  if (!rows) return page.hasFailed ? retry(failed, isWholePage) : <SlowLoading>{skeleton}</SlowLoading>;
  return (
    <>
      {page.hasFailed || isOffline
        ? retry(
            number === requestedPage
              ? t('pageOld', { time: formatDateTime(page.arrivedAt) })
              : t('pageFailed', { page: requestedPage, shown: number }),
          )
        : head}
      {children(rows)}
      <Pagination
        page={requestedPage}
        pageSize={page.pageSize}
        total={page.total}
        count={number === requestedPage ? rows.length : page.pageSize}
        busy={page.isTurning}
        onPageChange={page.turn}
      />
    </>
  );
}
