import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { type SendOptions, send } from './client';

/**
 * Sends a read once, without the cache and without a retry. Use it outside components, and for reads whose cached
 * response would be wrong. In all other cases use `useRead`. Rejects with an `ApiError`.
 */
export const readOnce = <C extends ReadCall>(call: C, args: Args<C>, options?: SendOptions): Promise<ResponseOf<C>> =>
  send(call, args, options);

/**
 * Like `readOnce`, but resolves with the parsed response as the server sent it, because `readOnce` leaves out what it
 * cannot read.
 */
export const readRaw = <C extends ReadCall>(call: C, args: Args<C>, options?: SendOptions): Promise<unknown> =>
  send(call, args, { ...options, isRaw: true });
