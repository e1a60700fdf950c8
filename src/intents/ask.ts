import type { Answer, Args, Call } from '@/api/call';

/** Asks the backend, past every cache. */
export type Ask = <C extends Call<string, unknown, unknown, 'read'>>(call: C, args: Args<C>) => Promise<Answer<C>>;
