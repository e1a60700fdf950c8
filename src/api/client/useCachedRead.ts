import useSWR, { useSWRConfig } from 'swr';
import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { askRead, readKey, retryRead } from './useRead';

/**
 * Returns the cached data of a read, kept up to date. It sends nothing until another component has read. Then it
 * revalidates like `useRead`, because SWR passes an event to one hook per key only, which may be this one.
 */
export function useCachedRead<C extends ReadCall>(call: C | null, args?: Args<C>): ResponseOf<C> | undefined {
  const { cache } = useSWRConfig();
  const key = call && readKey(call, args);
  const isKnown = key !== null && cache.get(key)?.data !== undefined;
  return useSWR<ResponseOf<C>>(key, () => askRead(call as C, args), {
    onErrorRetry: retryRead,
    revalidateOnMount: false,
    revalidateIfStale: false,
    ...(isKnown ? {} : { revalidateOnFocus: false, revalidateOnReconnect: false }),
  }).data;
}
