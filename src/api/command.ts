import { inOneTab } from '@/device/oneTab';
import { keepPageFor } from '@/device/pageWork';
import { localStore, storageKeys } from '@/device/storage';
import type { Answer, Args, Call } from './call';
import { expectFailure, type SendOptions, send, sessionNumber } from './client';
import { ApiError } from './errors';
import type { Before, Intent } from './intent';
import { beginIntent, endSending } from './intents';
import { serverNow } from './serverTime';

export interface RunOptions extends SendOptions {
  /** How what it changes stands now, where finding out what came of it needs that. */
  before?: Before;
}

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
 * swallow the taps of the next one. An intent is locked in all tabs of the session: where another one has it under way
 * nothing is sent either, and it fails as handled once that is over. The page is not loaded anew meanwhile.
 */
export function runCommand<C extends Call>(
  call: C,
  args: Args<C>,
  options?: RunOptions,
): Promise<Answer<C>> | undefined {
  const key = keyOf(call, args.params);
  if (underWay.has(key)) return undefined;
  expectFailure();
  const running = inTurn(call, args, options).finally(() => underWay.delete(key));
  underWay.set(key, running);
  keepPageFor(running);
  return running;
}

/** The login that all tabs of a session share. */
const lockName = ({ method, path }: Call, params?: object): string =>
  `${localStore.get(storageKeys.sessionChange)} ${method} ${path} ${JSON.stringify(params)}`;

async function inTurn<C extends Call>(call: C, args: Args<C>, options?: RunOptions): Promise<Answer<C>> {
  const work = () => sendIntent(call, args, options);
  if (!call.intent) return work();
  const done = await inOneTab(lockName(call, args.params), work);
  if (done) return done.value;
  // The other tab tells what came of it.
  const error = new ApiError('aborted');
  error.isHandled = true;
  throw error;
}

/** Sends a command by the key of what is wanted, which is kept until something definite has come back. */
async function sendIntent<C extends Call>(
  call: C,
  args: Args<C>,
  { before, ...options }: RunOptions = {},
): Promise<Answer<C>> {
  const sentAt = serverNow();
  let intent: Intent | undefined;
  let came: 'done' | 'not' | undefined;
  try {
    intent = beginIntent(call, args, before);
    const answer = await send(call, args, { ...options, key: intent?.key });
    came = 'done';
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      error.sentAt = sentAt;
      if (settles(call, error, intent)) came = 'not';
      else if (!error.isHandled) error.intent = intent;
    }
    throw error;
  } finally {
    if (intent) endSending(intent, came);
  }
}

/**
 * Whether a failure tells what came of all that was sent. Sent again, only a refusal by a code of the call's own does:
 * what stops a request at the door, as a limit does, says nothing of the first one.
 */
const settles = (call: Call, error: ApiError, intent: Intent | undefined): boolean =>
  !error.isLost && (call.codes.includes(error.code) || !intent || intent.tries === 1);

/** Runs a command after the same one that is under way, in place of sending nothing. For what waits in a line anyway. */
export async function runAlone<C extends Call>(call: C, args: Args<C>, options?: RunOptions): Promise<Answer<C>> {
  for (;;) {
    const running = runCommand(call, args, options);
    if (running) return running;
    await commandUnderWay(call, args.params)?.catch(() => undefined);
  }
}
