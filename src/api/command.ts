import type { Answer, Args, Call } from './call';
import { type SendOptions, send, sessionNumber } from './client';

const underWay = new Set<string>();

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
  const session = call.auth === 'member' ? sessionNumber() : 0;
  const key = `${session} ${call.method} ${call.path} ${JSON.stringify(args.params)}`;
  if (underWay.has(key)) return undefined;
  underWay.add(key);
  return send(call, args, options).finally(() => underWay.delete(key));
}
