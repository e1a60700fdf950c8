import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { type SendOptions, send, sessionNumber } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { isStatusPhrase } from '@/api/client/statusPhrase';
import { isPageVisible, oncePageVisible } from '@/device/pageVisibility';
import { blockReloadUntil } from '@/device/reloadGuard';
import type { PendingCommand } from './pendingCommand';
import type { PendingOptions } from './pendingCommands';

export interface RunOptions extends SendOptions, PendingOptions {
  /** True if the stored command shows the result, which then stays stored until the member acknowledges it. */
  isResultKept?: boolean;
}

const underWay = new Map<string, Promise<unknown>>();

const getName = ({ auth, method, path }: Call, params?: object): string =>
  `${auth === 'member' ? sessionNumber() : 0} ${method} ${path} ${JSON.stringify(params)}`;

/**
 * Returns the promise of this command while it is in flight, no matter which component sent it; otherwise undefined.
 * The promise settles when the command ends.
 */
export const commandUnderWay = (call: Call, params?: object): Promise<unknown> | undefined =>
  underWay.get(getName(call, params));

/** Resolves when no command is in flight. A command outlives the component that sent it, and so the story as well. */
export async function allCommandsEnded(): Promise<void> {
  while (underWay.size) await Promise.allSettled(underWay.values());
}

/**
 * Sends a command once. If the same command (method and filled path; the body is ignored) is in flight in this session,
 * sends nothing and returns `undefined`. Marks the command as in flight before the first await. Never retries and never
 * caches. Reloads by the app wait for the command.
 *
 * Stores a call with a `commandKind` before sending it. Rejects without sending if an earlier command blocks it
 * (`beginCommand`). Every rejection is an `ApiError`.
 */
export function runCommand<C extends Call>(
  call: C,
  args: Args<C>,
  options?: RunOptions,
): Promise<ResponseOf<C>> | undefined {
  const name = getName(call, args.params);
  if (underWay.has(name)) return undefined;
  const running = (call.commandKind ? sendPending : sendPlain)(call, args, options ?? {}).finally(() =>
    underWay.delete(name),
  );
  underWay.set(name, running);
  blockReloadUntil(running);
  return running;
}

async function sendPlain<C extends Call>(call: C, args: Args<C>, options: RunOptions): Promise<ResponseOf<C>> {
  try {
    return await send(call, args, options);
  } catch (error) {
    throw asApiError(error);
  }
}

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
 * Stores a command and sends it with its idempotency key. Without a definitive response, the command stays stored. With
 * one, it stays stored until the page is visible, because a browser may drop a hidden page with the result.
 */
async function sendPending<C extends Call>(call: C, args: Args<C>, options: RunOptions): Promise<ResponseOf<C>> {
  const session = sessionNumber();
  const { acknowledgeCommand, beginCommand, endCommand, storedCommand } = await loadPendingCommands().catch(() => {
    throw new ApiError('network');
  });
  const {
    command,
    release,
    args: toSend,
  } = await beginCommand(call, args, options).catch((error) => {
    throw asApiError(error);
  });
  const { key } = command;
  let result: PendingCommand['result'];
  let refusal: ApiError | undefined;
  let isUnknown = false;
  try {
    // If the member has logged out meanwhile, the command must not be sent with the next member's token.
    if (session !== sessionNumber()) throw Object.assign(new ApiError('refused'), { isHandled: true });
    const isResend = command.tries > 1;
    const response = await send(call, toSend as Args<C>, { ...options, key, isResend });
    refusal = getRefusal(call, response);
    if (refusal && !isDefinitive(call, refusal, response, isResend)) {
      refusal.isOutcomeUnknown = true;
      throw refusal;
    }
    result = refusal ? 'refused' : 'succeeded';
    return response;
  } catch (thrown) {
    const error = asApiError(thrown);
    const isAborted = error.kind === 'aborted' && error.isHandled;
    // A failure before the request has left says nothing about another request with this key, such as another tab's.
    const tries = storedCommand(key)?.tries ?? command.tries;
    if (!error.isOutcomeUnknown && !isAborted && (tries === 1 || error.kind === 'http')) {
      result = 'refused';
      refusal = error;
    } else if (!error.isHandled) {
      isUnknown = true;
      error.isOutcomeUnknown = true;
      error.command = command;
    }
    throw error;
  } finally {
    const isSeen = !options.isResultKept && isPageVisible();
    // The member has read nothing of a first request yet, so its record must outlast a cleared storage.
    const isNeeded = command.tries === 1 && (isUnknown || (result !== undefined && !isSeen));
    await endCommand(command, { result, refusal: refusal?.message, isSeen, isNeeded }).catch(() => undefined);
    release();
    if (result && !options.isResultKept && !isSeen) oncePageVisible(() => void acknowledgeCommand(key));
  }
}

/**
 * Returns whether a refusal with status 200 is the result of a command. A gateway may send `success: false` in words of
 * its own.
 */
function isDefinitive(call: Call, { code, message }: ApiError, response: unknown, isResend: boolean): boolean {
  if (call.codes.includes(code)) return true;
  if (isResend || message === '' || message === 'INTERNAL_SERVER_ERROR') return false;
  return (response as { success?: unknown }).success !== false;
}

/**
 * Returns the refusal in a response with status 200, such as the response of `createQr` or `claimCoupon`. Returns
 * undefined for a success.
 */
export function getRefusal(call: Call, response: unknown): ApiError | undefined {
  const message = call.refusalIn?.(response);
  if (message === undefined) return undefined;
  return new ApiError('http', { message: isStatusPhrase(message) ? '' : message, affectsMoney: call.money });
}

/** Returns an `ApiError` unchanged. Replaces any other error, such as one thrown by a bug, with an `ApiError`. */
const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  // Report the error like any other uncaught error of the app.
  queueMicrotask(() => globalThis.reportError?.(error));
  return new ApiError('malformed');
};

/** Runs a command for a queue. If the same command is in flight, first waits for its end instead of sending nothing. */
export async function runAlone<C extends Call>(call: C, args: Args<C>, options?: RunOptions): Promise<ResponseOf<C>> {
  for (;;) {
    const running = runCommand(call, args, options);
    if (running) return running;
    await commandUnderWay(call, args.params)?.catch(() => undefined);
  }
}
