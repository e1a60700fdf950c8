import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { stampReceived } from './receivedAt';
import { readKey } from './useRead';

export interface ReadCache {
  /**
   * Stores the response that a read would get now, as a command has returned it. Earlier requests in flight no longer
   * count.
   */
  put: <C extends ReadCall>(call: C, args: Args<C>, response: ResponseOf<C>) => void;
  /** Marks a read as out of date: requests it again, immediately if it is on screen. */
  renew: <C extends ReadCall>(call: C, args?: Args<C>) => void;
  /** Like `renew`, but also removes the old data, even if the new request fails. */
  forget: <C extends ReadCall>(call: C, args?: Args<C>) => void;
}

/** Ignores the failure: the response may arrive after the member logged out and the cache was discarded. */
const nobody = () => undefined;

/** Returns the changes that commands may make to the cache of reads. */
export function useReadCache(): ReadCache {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      put: (call, args, response) =>
        void mutate(readKey(call, args), stampReceived(response), { revalidate: false }).catch(nobody),
      renew: (call, args) => void mutate(readKey(call, args)).catch(nobody),
      forget: (call, args) => void mutate(readKey(call, args), undefined).catch(nobody),
    }),
    [mutate],
  );
}
