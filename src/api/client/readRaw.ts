import type { Args, ReadCall } from '@/api/calls/call';
import { type SendOptions, send } from './client';

/**
 * Sends a read once, without the cache. Resolves with the parsed response as the server sent it, because `readOnce`
 * leaves out what it cannot read. Rejects with an `ApiError`.
 */
export const readRaw = <C extends ReadCall>(call: C, args: Args<C>, options?: SendOptions): Promise<unknown> =>
  send(call, args, { ...options, isRaw: true });
