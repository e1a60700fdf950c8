import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { type SendOptions, send } from './client';

/**
 * Sends a read once, without the cache and without a retry. For code outside components and for reads whose cached
 * response would be wrong; everything else uses `useRead`. Rejects with an `ApiError`.
 */
export const readOnce = <C extends ReadCall>(call: C, args: Args<C>, options?: SendOptions): Promise<ResponseOf<C>> =>
  send(call, args, options);
