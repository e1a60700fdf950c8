import useSWR from 'swr';
import type { Answer, Args, Call } from './call';
import { readKey } from './useRead';

/** What is known of a read by now, kept up to date; asks for nothing. */
export const useKnown = <C extends Call<string, unknown, unknown, 'read'>>(
  call: C,
  args?: Args<C>,
): Answer<C> | undefined => useSWR<Answer<C>>(readKey(call, args), null).data;
