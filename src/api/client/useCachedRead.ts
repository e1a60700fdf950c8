import useSWR, { useSWRConfig } from 'swr';
import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { askRead, readKey, retryRead } from './useRead';

/**
 * Returns the cached data of a read, or undefined. Sends nothing before another component has read the same data. After
 * that, revalidates on focus and reconnect like `useRead`. SWR passes each of these events to only one hook per key,
 * and this may be that hook.
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
