import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Args, Call } from '@/api/calls/call';
import { noteAnswer } from './answeredAt';
import { readKey } from './useRead';

type ReadCall = Call<string, unknown, unknown, 'read'>;

export interface ReadCache {
  /** A command has told what this read would answer now. An answer that was asked for earlier no longer counts. */
  put: <C extends ReadCall>(call: C, args: Args<C>, answer: Answer<C>) => void;
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
      put: (call, args, answer) =>
        void mutate(readKey(call, args), noteAnswer(answer), { revalidate: false }).catch(nobody),
      renew: (call, args) => void mutate(readKey(call, args)).catch(nobody),
      forget: (call, args) => void mutate(readKey(call, args), undefined).catch(nobody),
    }),
    [mutate],
  );
}
