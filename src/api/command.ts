import type { Answer, Args, Call } from './call';
import { type SendOptions, send, sessionNumber } from './client';
import { ApiError } from './errors';
import { serverNow } from './serverTime';

const underWay = new Map<string, Promise<unknown>>();

const keyOf = ({ auth, method, path }: Call, params?: object): string =>
  `${auth === 'member' ? sessionNumber() : 0} ${method} ${path} ${JSON.stringify(params)}`;

/** The same command, where it is under way, whoever has sent it; settles when it is over. */
export const commandUnderWay = (call: Call, params?: object): Promise<unknown> | undefined =>
  underWay.get(keyOf(call, params));

/**
 * Runs a command. While it is under way, the same one (method and filled path, whatever the body) sends nothing and
 * answers `undefined` at once; the lock is taken before anything is awaited. Never repeated, never cached. A read that
 * is asked for by a tap may go through here too. The lock is one session's: what a member has left under way does not
 * swallow the taps of the next one.
 */
export function runCommand<C extends Call>(
  call: C,
  args: Args<C>,
  options?: SendOptions,
): Promise<Answer<C>> | undefined {
  const key = keyOf(call, args.params);
  if (underWay.has(key)) return undefined;
  const sentAt = serverNow();
  const running = send(call, args, options)
    .catch((error) => {
      if (error instanceof ApiError) error.sentAt = sentAt;
      throw error;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

/** Runs a command after the same one that is under way, in place of sending nothing. For what waits in a line anyway. */
export async function runAlone<C extends Call>(call: C, args: Args<C>, options?: SendOptions): Promise<Answer<C>> {
  for (;;) {
    const running = runCommand(call, args, options);
    if (running) return running;
    await commandUnderWay(call, args.params)?.catch(() => undefined);
  }
}
