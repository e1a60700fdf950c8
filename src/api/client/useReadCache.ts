import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { stampReceived } from './receivedAt';
import { readKey } from './useRead';

type ReadCall = Call<string, unknown, unknown, 'read'>;

export interface ReadCache {
  /** A command has told what this read would answer now. An answer that was asked for earlier no longer counts. */
  put: <C extends ReadCall>(call: C, args: Args<C>, response: ResponseOf<C>) => void;
  /** What is known of this read is out of date: it is asked again, at once where it is on screen. */
  renew: <C extends ReadCall>(call: C, args?: Args<C>) => void;
  /** As `renew`, but what is known must not be shown again, even where the new answer fails to come. */
  forget: <C extends ReadCall>(call: C, args?: Args<C>) => void;
}

/** An answer may come after the member has logged out, and their cache with them. */
const nobody = () => undefined;

/** What commands may do to the cache of reads. */
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
