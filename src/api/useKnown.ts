import useSWR from 'swr';
import type { Answer, Args, Call } from './call';
import { askRead, readKey } from './useRead';

/** What is known of a read by now, kept up to date; asks for nothing before a command has made it out of date. */
export const useKnown = <C extends Call<string, unknown, unknown, 'read'>>(
  call: C,
  args?: Args<C>,
): Answer<C> | undefined =>
  useSWR<Answer<C>>(readKey(call, args), () => askRead(call, args), {
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  }).data;
