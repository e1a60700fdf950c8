import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { generalCodes, memberCodes } from '@/api/calls/codes';
import { expectFailure, hasEchoed, type SendOptions, send, sessionNumber } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import { blockReloadUntil } from '@/device/reloadGuard';
import type { PendingOptions } from './pendingCommands';

export interface RunOptions extends SendOptions, PendingOptions {}

const underWay = new Map<string, Promise<unknown>>();

const nameOf = ({ auth, method, path }: Call, params?: object): string =>
  `${auth === 'member' ? sessionNumber() : 0} ${method} ${path} ${JSON.stringify(params)}`;

/** The same command while it is in flight, whoever has sent it; settles when it is over. */
export const commandUnderWay = (call: Call, params?: object): Promise<unknown> | undefined =>
  underWay.get(nameOf(call, params));

/**
 * Sends a command once. While the same one (method and filled path, the body is ignored) is in flight in this session, it
 * sends nothing and returns `undefined`; the lock is taken before the first await. Never retries, never caches. Reloads by
 * the app wait for it. A call with a `commandKind` is stored before it is sent, and rejects without being sent where an
 * earlier one stands in its way (`beginCommand`). Rejects with an `ApiError` whatever goes wrong.
 */
export function runCommand<C extends Call>(
  call: C,
  args: Args<C>,
  options?: RunOptions,
): Promise<ResponseOf<C>> | undefined {
  const name = nameOf(call, args.params);
  if (underWay.has(name)) return undefined;
  expectFailure();
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

/** The store of commands: public pages do without it, and whoever can send one fetches it before the connection may go. */
export function loadPendingCommands(): Promise<typeof import('./pendingCommands')> {
  pendingCommands ??= import('./pendingCommands').catch((error) => {
    pendingCommands = undefined;
    throw error;
  });
  return pendingCommands;
}

/** Stores a command, sends it under its key, and keeps it until a definitive response. */
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
    // The member has logged out before it was sent: it must not go out with the next one's token.
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

/** The refusal that a 200 response declares, such as that of a QR or a claim. */
export function refusalOf(call: Call, response: unknown): ApiError | undefined {
  const message = call.refusalIn?.(response);
  return message === undefined ? undefined : new ApiError('http', { message, affectsMoney: call.money });
}

const refusedAtTheDoor: readonly string[] = [...generalCodes, ...memberCodes];

/**
 * Whether a failure tells the result of all that was sent under this key. After a second sending only a refusal by the call
 * itself does: a refusal at the door (a limit, a login, a key) tells nothing about the first one.
 */
function isDefinitive(
  call: Call,
  { kind, status, code, isOutcomeUnknown, isHandled }: ApiError,
  tries: number,
): boolean {
  if (isOutcomeUnknown || (kind === 'aborted' && isHandled)) return false;
  if (tries === 1) return true;
  if (kind !== 'http') return false;
  const isDoor = [401, 403, 429].includes(status) || refusedAtTheDoor.includes(code);
  return call.codes.includes(code) || (hasEchoed() && !isDoor);
}

/** A fault of the app, too, ends a command: nobody waits for it in vain. */
const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  // Reported as any other fault of the app.
  queueMicrotask(() => globalThis.reportError?.(error));
  return new ApiError('malformed');
};

/** Runs a command after the same one that is in flight, in place of sending nothing. For queues. */
export async function runAlone<C extends Call>(call: C, args: Args<C>, options?: RunOptions): Promise<ResponseOf<C>> {
  for (;;) {
    const running = runCommand(call, args, options);
    if (running) return running;
    await commandUnderWay(call, args.params)?.catch(() => undefined);
  }
}
