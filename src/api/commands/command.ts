import type { Args, Call, ResponseOf, StoredCall } from '@/api/calls/call';
import { type SendOptions, send, sessionNumber } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { isStatusPhrase } from '@/api/client/statusPhrase';
import { isPageVisible, oncePageVisible } from '@/device/pageVisibility';
import { blockReloadUntil } from '@/device/reloadGuard';
import type { PendingCommand } from './pendingCommand';
import type { PendingOptions, Question, Sending } from './pendingCommands';

export interface RunOptions extends SendOptions, PendingOptions {
  /** True if the stored command shows the result, which then stays stored until the member acknowledges it. */
  isResultKept?: boolean;
}

/**
 * The end of a money command.
 * - `done`: the backend has carried it out.
 * - `refused`: it was not carried out. The backend has refused it, or it was never sent.
 * - `unknown`: nobody knows. `command` is the stored command. Without an `error`, nothing was sent again: the command has
 *   a result, is too old, or is no longer stored (then without `command`).
 * - `question`: nothing was sent, because the member must be asked first.
 */
export type CommandEnd<Response = unknown> =
  | { readonly type: 'done'; readonly response: Response }
  | { readonly type: 'refused'; readonly error: ApiError }
  | { readonly type: 'unknown'; readonly error?: ApiError; readonly command?: PendingCommand }
  | Question;

const underWay = new Map<string, Promise<unknown>>();

const getFlightKey = ({ auth, method, path }: Call, params?: object): string =>
  `${auth === 'member' ? sessionNumber() : 0} ${method} ${path} ${JSON.stringify(params)}`;

/**
 * Returns the promise of this command while it is in flight, no matter which component sent it; otherwise undefined.
 * The promise settles when the command ends.
 */
export const commandUnderWay = (call: Call, params?: object): Promise<unknown> | undefined =>
  underWay.get(getFlightKey(call, params));

/** Resolves when no command is in flight. A command outlives the component that sent it, and so the story as well. */
export async function allCommandsEnded(): Promise<void> {
  while (underWay.size) await Promise.allSettled(underWay.values());
}

/**
 * Runs a command once. If the same command (method and filled path; the body is ignored) is in flight in this session,
 * does nothing and returns `undefined`. Marks the command as in flight before the first await. Reloads by the app wait
 * for the command.
 */
function once<T>(call: Call, params: object | undefined, run: () => Promise<T>): Promise<T> | undefined {
  const name = getFlightKey(call, params);
  if (underWay.has(name)) return undefined;
  const running = run().finally(() => underWay.delete(name));
  underWay.set(name, running);
  blockReloadUntil(running);
  return running;
}

/**
 * Sends a command that is not stored, once (`once`). Never retries and never caches. Every rejection is an `ApiError`.
 */
export const sendCommand = <C extends Call>(
  call: C,
  args: Args<C>,
  options?: SendOptions,
): Promise<ResponseOf<C>> | undefined =>
  once(call, args.params, () =>
    send(call, args, options).catch((error) => {
      throw asApiError(error);
    }),
  );

/**
 * Sends a command that is stored, once (`once`). Stores it with its idempotency key before it is sent, and sends nothing
 * if an earlier command blocks it (`beginCommand`). Never retries and never rejects.
 */
export const runCommand = <C extends StoredCall>(
  call: C,
  args: Args<C>,
  options: RunOptions = {},
): Promise<CommandEnd<ResponseOf<C>>> | undefined =>
  once(call, args.params, async () => {
    const session = sessionNumber();
    try {
      const { beginCommand } = await loadPendingCommands().catch(() => {
        throw new ApiError('network');
      });
      const begun = await beginCommand(call, args, options);
      return 'type' in begun ? begun : await sendStored(call, begun, options, session);
    } catch (error) {
      return { type: 'refused', error: asApiError(error) };
    }
  });

let pendingCommands: Promise<typeof import('./pendingCommands')> | undefined;

/**
 * Loads the module that stores pending commands. Public pages do not need it. Pages that can send a stored command load
 * it in advance, because the connection may fail later. Rejects if the module cannot be loaded; the next call tries
 * again.
 */
export function loadPendingCommands(): Promise<typeof import('./pendingCommands')> {
  pendingCommands ??= import('./pendingCommands').catch((error) => {
    pendingCommands = undefined;
    throw error;
  });
  return pendingCommands;
}

/**
 * Sends a stored command. Without a definitive response, the command stays stored. With one, it stays stored until the
 * page is visible, because a browser may drop a hidden page with the result.
 */
async function sendStored<C extends StoredCall>(
  call: C,
  { command, release, args }: Sending,
  options: RunOptions,
  session: number,
): Promise<CommandEnd<ResponseOf<C>>> {
  const { acknowledgeCommand, endCommand, storedCommand } = await loadPendingCommands();
  const { key, tries } = command;
  const end = await request(call, args as Args<C>, { ...options, key, isResend: tries > 1 }, session).catch(
    (thrown): CommandEnd<ResponseOf<C>> => {
      const error = asApiError(thrown);
      const isAborted = error.kind === 'aborted' && error.isHandled;
      // A failure before the request has left says nothing about another request with this key, such as another tab's.
      const wasSentBefore = (storedCommand(key)?.tries ?? tries) > 1;
      const isDefinitive = !error.isOutcomeUnknown && !isAborted && (!wasSentBefore || error.kind === 'http');
      return isDefinitive ? { type: 'refused', error } : { type: 'unknown', error, command };
    },
  );
  const result = end.type === 'done' ? 'succeeded' : end.type === 'refused' ? 'refused' : undefined;
  const isSeen = !options.isResultKept && isPageVisible();
  const isOver = end.type === 'unknown' && end.error?.isHandled === true;
  endCommand(command, {
    result,
    refusal: end.type === 'refused' ? end.error.message : undefined,
    isSeen,
    // The member has read nothing of a first request yet, so its record must outlast a cleared storage.
    isNeeded: tries === 1 && !isOver && !(result && isSeen),
  });
  release();
  if (result && !options.isResultKept && !isSeen) oncePageVisible(() => void acknowledgeCommand(key));
  return end;
}

/** Sends the request of a stored command. Some calls refuse with status 200. */
async function request<C extends StoredCall>(
  call: C,
  args: Args<C>,
  options: SendOptions,
  session: number,
): Promise<CommandEnd<ResponseOf<C>>> {
  // If the member has logged out meanwhile, the command must not be sent with the next member's token.
  if (session !== sessionNumber()) throw new ApiError('refused', { isHandled: true });
  const response = await send(call, args, options);
  const message = call.refusalIn?.(response);
  if (message === undefined) return { type: 'done', response };
  throw new ApiError('http', {
    message: isStatusPhrase(message) ? '' : message,
    affectsMoney: call.money,
    isOutcomeUnknown: !isDefinitive(call, message, response, options.isResend === true),
  });
}

/**
 * Returns whether a refusal with status 200 is the result of a command. A gateway may send `success: false` in words of
 * its own.
 */
function isDefinitive(call: Call, message: string, response: unknown, isResend: boolean): boolean {
  if (call.codes.includes(message)) return true;
  if (isResend || isStatusPhrase(message) || message === '' || message === 'INTERNAL_SERVER_ERROR') return false;
  return (response as { success?: unknown }).success !== false;
}

/** Returns an `ApiError` unchanged. Replaces any other error, such as one thrown by a bug, with an `ApiError`. */
const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  // Report the error like any other uncaught error of the app.
  queueMicrotask(() => reportError(error));
  return new ApiError('malformed');
};

/** Sends a command for a queue. If the same command is in flight, first waits for its end instead of sending nothing. */
export async function sendAlone<C extends Call>(call: C, args: Args<C>, options?: SendOptions): Promise<ResponseOf<C>> {
  for (;;) {
    const running = sendCommand(call, args, options);
    if (running) return running;
    await commandUnderWay(call, args.params)?.catch(() => undefined);
  }
}
