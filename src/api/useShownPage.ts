import { useRef, useState } from 'react';
import { answeredAt } from './answeredAt';
import type { Read } from './useRead';

export interface ShownPage<Res> {
  /** What to show: the page asked for, or, while that one is fetched or cannot be, the one that was shown before it. */
  data: Res | undefined;
  /** Which page `data` is. */
  number: number;
  /** When it came, in milliseconds by the device's clock. */
  at: number;
  /** The page asked for is on its way, and another one is shown meanwhile. */
  isTurning: boolean;
  /** The last try to fetch the page asked for has failed. */
  hasFailed: boolean;
  isRefreshing: boolean;
  /** Asks for the page again; a second tap meanwhile asks nothing. */
  refresh: () => Promise<void>;
}

/** One page of a list, where a page that is on screen stays until the next one is there. The read is `isTimed`. */
export function useShownPage<Res extends object>(asked: number, { data, error, reload }: Read<Res>): ShownPage<Res> {
  const [last, setLast] = useState<{ data: Res; number: number }>();
  const [isRefreshing, setRefreshing] = useState(false);
  const isBusy = useRef(false);
  if (data && last?.data !== data) setLast({ data, number: asked });
  const shown = data ? { data, number: asked } : last;

  const refresh = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefreshing(true);
    await reload();
    isBusy.current = false;
    setRefreshing(false);
  };

  return {
    data: shown?.data,
    number: shown?.number ?? asked,
    at: shown ? answeredAt(shown.data) : 0,
    isTurning: shown !== undefined && shown.number !== asked && error === undefined,
    hasFailed: error !== undefined,
    isRefreshing,
    refresh,
  };
}
