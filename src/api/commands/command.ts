import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { generalCodes, memberCodes } from '@/api/calls/codes';
import { hasEchoed, type SendOptions, send, sessionNumber } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import { blockReloadUntil } from '@/device/reloadGuard';
import type { PendingOptions } from './pendingCommands';

export interface RunOptions extends SendOptions, PendingOptions {}

const underWay = new Map<string, Promise<unknown>>();

const nameOf = ({ auth, method, path }: Call, params?: object): string =>
  `${auth === 'member' ? sessionNumber() : 0} ${method} ${path} ${JSON.stringify(params)}`;

/**
 * Returns the promise of this command while it is in flight, no matter which component sent it; otherwise undefined.
 * The promise settles when the command ends.
 */
export const commandUnderWay = (call: Call, params?: object): Promise<unknown> | undefined =>
  underWay.get(nameOf(call, params));

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
  const name = nameOf(call, args.params);
  if (underWay.has(name)) return undefined;
  const running = (call.commandKind ? sendPending : sendPlain)(call, args, options ?? {}).finally(() =>
    underWay.delete(name),
  );
  underWay.set(name, running);
  blockReloadUntil(running);
  return running;
}

async function sendPlain<C extends Call>(call: C, args: Args<C>, options: RunOptions): Promise<ResponseOf<C>> {
  const sentAt = serverNow();
  try {
    return await send(call, args, options);
  } catch (error) {
    throw Object.assign(asApiError(error), { sentAt });
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
 * Stores a command and sends it with its idempotency key. Without a definitive response, the command stays open for
 * reconciliation.
 */
async function sendPending<C extends Call>(call: C, args: Args<C>, options: RunOptions): Promise<ResponseOf<C>> {
  const session = sessionNumber();
  const { beginCommand, endCommand } = await loadPendingCommands().catch(() => {
    throw new ApiError('network');
  });
  const { command, release } = await beginCommand(call, args, options).catch((error) => {
    throw asApiError(error);
  });
  let result: 'succeeded' | 'refused' | undefined;
  try {
    // If the member has logged out meanwhile, the command must not be sent with the next member's token.
    if (session !== sessionNumber()) throw Object.assign(new ApiError('refused'), { isHandled: true });
    const response = await send(call, args, { ...options, key: command.key });
    const refusal = refusalOf(call, response);
    if (refusal && !isDefinitive(call, refusal, command.tries)) throw refusal;
    result = refusal ? 'refused' : 'succeeded';
    return response;
  } catch (thrown) {
    const error = asApiError(thrown);
    error.sentAt = command.sentAt;
    if (isDefinitive(call, error, command.tries)) result = 'refused';
    else if (!error.isHandled) {
      error.isOutcomeUnknown = true;
      error.command = command;
    }
    throw error;
  } finally {
    await endCommand(command.key, result).catch(() => undefined);
    release();
  }
}

/**
 * Returns the refusal in a response with status 200, such as the response of `createQr` or `claimCoupon`. Returns
 * undefined for a success.
 */
export function refusalOf(call: Call, response: unknown): ApiError | undefined {
  const message = call.refusalIn?.(response);
  return message === undefined ? undefined : new ApiError('http', { message, affectsMoney: call.money });
}

const generalRefusals: readonly string[] = [...generalCodes, ...memberCodes];

/**
 * Returns whether a failure is the result of every request sent with this key. If the command was sent only once, every
 * failure counts, unless its outcome is unknown or the session has ended. After a resend, a general refusal, such as a
 * rate limit or an invalid token, says nothing about the first request and does not count. One of the call's own codes
 * counts. If the backend honours keys, any other refusal also counts.
 */
function isDefinitive(
  call: Call,
  { kind, status, code, isOutcomeUnknown, isHandled }: ApiError,
  tries: number,
): boolean {
  if (isOutcomeUnknown || (kind === 'aborted' && isHandled)) return false;
  if (tries === 1) return true;
  if (kind !== 'http') return false;
  const isGeneral = [401, 403, 429].includes(status) || generalRefusals.includes(code);
  return call.codes.includes(code) || (hasEchoed() && !isGeneral);
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
