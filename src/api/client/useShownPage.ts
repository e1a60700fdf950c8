import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownPage } from '@/lib/shownPage';
import { receivedAt, receivedAtByDevice } from './receivedAt';
import type { Read } from './useRead';

interface PagedListOptions<Res, Row> {
  /** The requested page, from 1. */
  requestedPage: number;
  pageSize: number;
  /**
   * Goes to a page. `isCorrection` is true if the app goes to an earlier page because the requested page was beyond the
   * end.
   */
  go: (page: number, isCorrection: boolean) => void;
  getRows: (response: Res) => readonly Row[];
}

/** The server's total; undefined if it is missing or invalid (read as NaN). */
const getTotal = ({ total = Number.NaN }: { total?: number | undefined }): number | undefined =>
  total >= 0 && Number.isFinite(total) ? total : undefined;

/**
 * Returns the number of the page to show instead of an empty page. This is the last page by the server's total or, if
 * the total is NaN, the page that was shown before (`pageBefore`). If that page is not earlier than the empty page,
 * returns 1. So the app never goes back page by page, even if the server contradicts itself.
 */
export function lastPage(total: number, pageSize: number, emptyPage: number, pageBefore = 0): number {
  const last = Number.isNaN(total) ? pageBefore : Math.ceil(total / pageSize);
  return last >= 1 && last < emptyPage ? last : 1;
}

/**
 * Returns the page of a paged list to show. The current page stays on screen until the next one has loaded. If the
 * requested page is beyond the end, goes to the last known page or to page 1 (`lastPage`). The read must be `isTimed`.
 */
export function useShownPage<Res extends { total?: number | undefined }, Row>(
  { data, error, reload }: Read<Res>,
  { requestedPage, pageSize, go, getRows }: PagedListOptions<Res, Row>,
): ShownPage<Row> {
  const [lastShown, setLast] = useState<{ data: Res; number: number }>();
  /**
   * The number of the last page, from 1, found after a page beyond the end was empty; 0 if unknown. Lists without a
   * total from the server need it.
   */
  const [end, setEnd] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const isBusy = useRef(false);
  const isBeyond = data !== undefined && requestedPage > 1 && getRows(data).length === 0;
  if (data && !isBeyond && lastShown?.data !== data) setLast({ data, number: requestedPage });
  const shownPage = data && !isBeyond ? { data, number: requestedPage } : lastShown;

  const target = isBeyond ? lastPage(getTotal(data) ?? Number.NaN, pageSize, requestedPage, lastShown?.number) : 0;
  const correct = useEffectEvent(() => go(target, true));
  useEffect(() => {
    if (target === 0) return;
    setEnd(target);
    correct();
  }, [target]);

  const refresh = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefreshing(true);
    setEnd(0);
    await reload();
    isBusy.current = false;
    setRefreshing(false);
  };

  return {
    rows: shownPage && getRows(shownPage.data),
    number: shownPage?.number ?? requestedPage,
    requestedPage,
    pageSize,
    total:
      (shownPage && getTotal(shownPage.data)) ?? (end > 0 && end === shownPage?.number ? end * pageSize : undefined),
    arrivedAt: shownPage ? receivedAt(shownPage.data) : 0,
    arrivedAtByDevice: shownPage ? receivedAtByDevice(shownPage.data) : 0,
    isTurning: shownPage !== undefined && shownPage.number !== requestedPage && error === undefined,
    hasFailed: error !== undefined,
    failure: error,
    isRefreshing,
    refresh,
    turn: (page) => go(page, false),
  };
}
