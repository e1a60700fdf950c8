import { useEffect, useRef, useState } from 'react';
import { lastPage } from '@/lib/lastPage';
import type { ShownPage } from '@/lib/shownPage';
import { answeredAtByDevice, receivedAt } from './receivedAt';
import type { Read } from './useRead';

export interface PagedList<Res, Row> {
  /** The page asked for, from 1. */
  requestedPage: number;
  pageSize: number;
  /** Turns to a page; `isCorrection`: nobody has asked for it, the one asked for is beyond the end. */
  go: (page: number, isCorrection: boolean) => void;
  rowsOf: (response: Res) => readonly Row[];
}

/** The total that the server gives; undefined where it gives none, or none that is a count (read as NaN). */
const totalOf = ({ total = Number.NaN }: { total?: number | undefined }): number | undefined =>
  total >= 0 && Number.isFinite(total) ? total : undefined;

/**
 * One page of a list that the server gives in pages: a page that is on screen stays until the next one is there, and one
 * beyond the end is left for the last one. The read is `isTimed`.
 */
export function useShownPage<Res extends { total?: number | undefined }, Row>(
  { data, error, reload }: Read<Res>,
  { requestedPage, pageSize, go, rowsOf }: PagedList<Res, Row>,
): ShownPage<Row> {
  const [last, setLast] = useState<{ data: Res; number: number }>();
  /** The last page, where an empty one after it has told so and no total does. */
  const [end, setEnd] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const isBusy = useRef(false);
  const isBeyond = data !== undefined && requestedPage > 1 && rowsOf(data).length === 0;
  if (data && !isBeyond && last?.data !== data) setLast({ data, number: requestedPage });
  const shown = data && !isBeyond ? { data, number: requestedPage } : last;

  const target = isBeyond ? lastPage(totalOf(data) ?? Number.NaN, pageSize, requestedPage, last?.number) : 0;
  const goNow = useRef(go);
  goNow.current = go;
  useEffect(() => {
    if (target === 0) return;
    setEnd(target);
    goNow.current(target, true);
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
    rows: shown && rowsOf(shown.data),
    number: shown?.number ?? requestedPage,
    requestedPage,
    pageSize,
    total: (shown && totalOf(shown.data)) ?? (end > 0 && end === shown?.number ? end * pageSize : undefined),
    at: shown ? receivedAt(shown.data) : 0,
    atByDevice: shown ? answeredAtByDevice(shown.data) : 0,
    isTurning: shown !== undefined && shown.number !== requestedPage && error === undefined,
    hasFailed: error !== undefined,
    failure: error,
    isRefreshing,
    refresh,
    turn: (page) => go(page, false),
  };
}
