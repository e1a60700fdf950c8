import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { stampReceived } from './receivedAt';
import { readKey } from './useRead';

interface ReadCache {
  /**
   * Stores a command's response as the current response of a read. Responses of reads already in flight are then
   * ignored.
   */
  put: <C extends ReadCall>(call: C, args: Args<C>, response: ResponseOf<C>) => void;
  /**
   * Marks a read as out of date. SWR requests the read again: immediately if it is on screen, otherwise when it is next
   * used. Resolves after the response or failure.
   */
  renew: <C extends ReadCall>(call: C, args?: Args<C>) => Promise<unknown>;
  /** Like `renew`, but also removes the old data immediately. */
  forget: <C extends ReadCall>(call: C, args?: Args<C>) => void;
}

/** Ignores a failure, because the response may arrive after a logout has discarded the cache. */
const nobody = () => undefined;

/** Returns the functions with which commands change the cache of reads. */
export function useReadCache(): ReadCache {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      put: (call, args, response) =>
        void mutate(readKey(call, args), stampReceived(response), { revalidate: false }).catch(nobody),
      renew: (call, args) => mutate(readKey(call, args)).catch(nobody),
      forget: (call, args) => void mutate(readKey(call, args), undefined).catch(nobody),
    }),
    [mutate],
  );
}
