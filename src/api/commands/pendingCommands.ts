import * as v from 'valibot';
import type { Call } from '@/api/calls/call';
import { getWallet } from '@/api/calls/wallet';
import { currentToken, hasEchoed, send } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { fillPath } from '@/api/client/path';
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import { heldLocks, takeLock, withLock } from '@/device/locks';
import { onStorageChange, storageKeys } from '@/device/storage';
import { stored } from '@/device/stored';
import { hashOf } from '@/lib/hash';
import { toSatang } from '@/lib/money';
import { newUuid } from '@/lib/newUuid';
import { createListeners } from '@/lib/store';
import { type Before, type PendingCommand, pendingCommandSchema } from './pendingCommand';

/**
 * The lifetime of a command, in ms. A backend remembers a key for 24 h, so the app does not resend an older command.
 */
const lifeMs = 86_400_000;
/**
 * The time in ms for which a succeeded or refused command stays stored after its connection ended, without its body.
 * Reconciliation uses the stored command to distinguish equal commands.
 */
const recentMs = 900_000;
const longestList = 100;

const commands = stored('pendingCommands', v.array(pendingCommandSchema));
const storeLock = 'pendingCommands';
const nothing: readonly PendingCommand[] = [];
const all = (): readonly PendingCommand[] => commands.get() ?? nothing;

/** Idempotency keys of commands that this page has sent and that have no response yet. */
const inFlight = new Set<string>();
const listeners = createListeners();
let openCache: { for: unknown[]; open: readonly PendingCommand[] } | undefined;

function notify(): void {
  openCache = undefined;
  listeners.notify();
}

/** The hashes of a session's token and of its member's id, once a response has contained the id. */
let identified: { session: string; member: string } | undefined;

function owner(): { session: string; member: string | undefined } {
  const session = hashOf(currentToken() ?? '');
  return { session, member: identified?.session === session ? identified.member : undefined };
}

const ownedBy = ({ session, member }: ReturnType<typeof owner>) => {
  return (command: PendingCommand): boolean =>
    command.session === session || (member !== undefined && command.member === member);
};
/** Returns the member's stored commands, including settled ones, in the order in which they were last sent. */
export const ownCommands = (): readonly PendingCommand[] => all().filter(ownedBy(owner()));

function write(next: readonly PendingCommand[]): void {
  const now = Date.now();
  const kept = next.filter(
    ({ result, endedAt = now, firstAt }) =>
      result === undefined || now - firstAt < (result === 'notFound' ? lifeMs : 0) || now - endedAt < recentMs,
  );
  if (kept.length > 0) commands.set(kept.slice(-longestList));
  else commands.remove();
  notify();
}

/** Updates one command, or removes it if `update` returns undefined. */
const change = (key: string, update: (command: PendingCommand) => PendingCommand | undefined): Promise<void> =>
  withLock(storeLock, () => {
    const before = all();
    if (before.some((command) => command.key === key)) {
      write(before.flatMap((command) => (command.key === key ? (update(command) ?? []) : command)));
    } else notify();
  });

/**
 * Records the member's id from a response. Commands of this session then belong to that member in later sessions, too.
 */
export async function identifyMember(id: string): Promise<void> {
  if (id === '') return;
  const { session } = owner();
  const member = hashOf(id);
  if (identified?.session === session && identified.member === member) return;
  identified = { session, member };
  await withLock(storeLock, () => {
    const before = all();
    if (!before.some((command) => command.session === session && command.member === undefined)) return notify();
    write(before.map((command) => (command.session === session ? { ...command, member } : command)));
  });
}

/** Returns whether an unsettled command may belong to the current member while the member's id is not known yet. */
export const needsMember = (): boolean =>
  owner().member === undefined && all().some((command) => command.result === undefined && !ownedBy(owner())(command));

/** Returns a body as text. A file is represented by its name, size, type and last-modified time. */
const asText = (body: unknown): string =>
  JSON.stringify(body, (_, value) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  ) ?? '';

const isExpiredAt = ({ firstAt }: PendingCommand, now: number): boolean => now - firstAt >= lifeMs;
/** Returns whether a command is too old to be sent again or reconciled. */
export const isExpired = (command: PendingCommand): boolean => isExpiredAt(command, Date.now());

/** Returns whether any tab waits for the command's response. In a browser without locks, the call's timeout decides. */
function isInFlight(
  { key, endedAt, lastAt, timeoutMs }: PendingCommand,
  held: ReadonlySet<string> | undefined,
): boolean {
  if (endedAt !== undefined) return false;
  return inFlight.has(key) || (held ? held.has(key) : Date.now() - lastAt < timeoutMs);
}

const blocked = (kind: 'unconfirmed' | 'inFlight' | 'settled', command: PendingCommand | undefined): ApiError => {
  const error = new ApiError(kind);
  error.command = command;
  return error;
};

export interface PendingOptions {
  before?: Before;
  /** The idempotency key of a stored command, to send that command again. */
  key?: string;
  /** True if the member has confirmed sending although an earlier command has no result yet. */
  isConfirmed?: boolean;
}

/** A stored command that may be sent now. */
interface Sending {
  command: PendingCommand;
  /** Releases the command's lock. Call it when the connection has ended. */
  release: () => void;
}

/**
 * Stores a command before it is sent. Commands without `money` block each other only if their path parameters are
 * equal. Rejects if the command must not be sent:
 * - `refused`: a path parameter cannot be a path segment.
 * - `unconfirmed`: an earlier command of its kind has no result yet, and the member has not confirmed.
 * - `inFlight`: a tab is still sending a command of its kind.
 * - `settled`: the command to send again has succeeded, was refused, has expired or is no longer stored.
 * - Any other error: the wallet read that identifies the member failed.
 */
export async function beginCommand(call: Call, args: object, options: PendingOptions): Promise<Sending> {
  const { params = {}, body } = args as { params?: Record<string, string>; body?: Record<string, unknown> };
  const { key, before, isConfirmed = false } = options;
  // Throws if a parameter cannot be a path segment.
  fillPath(call.path, params);
  if (needsMember()) await identifyMember((await send(getWallet, {})).profile._id);
  return withLock(storeLock, async () => {
    const held = await heldLocks();
    const own = ownCommands();
    const earlier = own.find((command) => command.key === key);
    const isSame = (command: PendingCommand) =>
      command.kind === call.commandKind && (call.money || asText(command.params) === asText(params));
    const unsettled = own.filter((command) => command.result === undefined && !isExpired(command) && isSame(command));
    const running = unsettled.find((command) => isInFlight(command, held));
    if (running) throw blocked('inFlight', running);
    if (key !== undefined && (!earlier || isExpired(earlier) || (earlier.result ?? 'notFound') !== 'notFound')) {
      throw blocked('settled', earlier);
    }
    if (key === undefined && !isConfirmed && unsettled.length > 0) throw blocked('unconfirmed', unsettled.at(-1));
    const lastAt = Date.now();
    const sent = { ...owner(), lastAt, aheadMs: serverAheadMs(), isEchoed: hasEchoed() };
    const command: PendingCommand = earlier
      ? { ...earlier, ...sent, tries: earlier.tries + 1, endedAt: undefined, result: undefined }
      : {
          ...describe(call, params, body),
          ...sent,
          key: newUuid(),
          sentAt: serverNow(),
          firstAt: lastAt,
          tries: 1,
          before,
        };
    const release = await takeLock(command.key);
    inFlight.add(command.key);
    write([...all().filter((one) => one !== earlier), command]);
    return { command, release };
  });
}

/** Returns the part of a request to store. Files are not stored, so only the page with the form can send them again. */
function describe(call: Call, params: Record<string, string>, body: Record<string, unknown> | undefined) {
  const { from, to, coupon, amount } = body ?? {};
  const about = Object.entries({ ...params, from, to, coupon });
  const satang = toSatang(amount);
  return {
    kind: call.commandKind as PendingCommand['kind'],
    method: call.method,
    path: call.path,
    params,
    ...(call.body === 'multipart' || body === undefined ? {} : { body }),
    bodyHash: hashOf(asText(body)),
    about: Object.fromEntries(about.filter((one): one is [string, string] => typeof one[1] === 'string')),
    ...(Number.isNaN(satang) ? {} : { satang }),
    timeoutMs: call.timeoutMs,
  };
}

/** Returns the command with its result, without `body` and `before`, which are no longer needed. */
const settled = (command: PendingCommand, result: 'succeeded' | 'refused'): PendingCommand => {
  const { body, before, ...kept } = command;
  return { ...kept, endedAt: command.endedAt ?? Date.now(), result };
};

/**
 * Records that a command's connection has ended, and its result. A command without a result stays stored, so that it
 * can be reconciled or sent again.
 */
export async function endCommand(key: string, result: 'succeeded' | 'refused' | undefined): Promise<void> {
  await change(key, (command) => {
    const ended = { ...command, endedAt: Date.now() };
    return result ? settled(ended, result) : ended;
  });
  inFlight.delete(key);
  notify();
}

/** Records that the connection has ended, because the tab that sent the command was closed. */
export const noteEnded = (key: string): Promise<void> =>
  change(key, (command) => ({ ...command, endedAt: command.endedAt ?? Date.now() }));

/** Stores the result of a reconciliation. A command that was not found can be sent again. */
export const settleCommand = (key: string, result: 'succeeded' | 'refused' | 'notFound'): Promise<void> =>
  change(key, (command) => (result === 'notFound' ? { ...command, result } : settled(command, result)));

/**
 * Records that the member has read the result. Removes the body, because only a resend needs it. Removes an expired
 * command without a result completely.
 */
export const acknowledgeCommand = (key: string): Promise<void> =>
  change(key, (command) => {
    if (command.result === undefined) return isExpired(command) ? undefined : command;
    const { body, ...kept } = command;
    return kept;
  });

/** Returns the stored command, or undefined if it is no longer stored. */
export const storedCommand = (key: string): PendingCommand | undefined => all().find((command) => command.key === key);

/** Returns whether this page waits for the command's response. */
export const isSending = (key: string): boolean => inFlight.has(key);

/**
 * Resolves once no tab waits for this command's response, and records that the connection has ended. `pause` is the
 * wait in browsers without locks.
 */
export async function whenEnded(command: PendingCommand, pause: (ms: number) => Promise<void>): Promise<void> {
  if (command.endedAt !== undefined) return;
  // The tab that sends the command holds this lock until the connection ends.
  if (await heldLocks()) (await takeLock(command.key))();
  else await pause(Math.max(0, command.lastAt + command.timeoutMs - Date.now()));
  if (!inFlight.has(command.key)) await noteEnded(command.key);
}

/**
 * Returns the member's commands without a result that this page is not sending, in the order in which they were last
 * sent. The array keeps its identity until the stored commands change, as `useSyncExternalStore` requires.
 */
export function openCommands(): readonly PendingCommand[] {
  const { session, member } = owner();
  const state = [all(), session, member];
  if (!openCache || openCache.for.some((one, at) => one !== state[at])) {
    const open = ownCommands().filter(({ key, result }) => result === undefined && !inFlight.has(key));
    openCache = { for: state, open };
  }
  return openCache.open;
}

/**
 * Removes this member's commands on a deliberate logout. Does not wait for the store's lock, because the token is
 * removed next.
 */
export function forgetCommands(): void {
  const isOwn = ownedBy(owner());
  write(all().filter((command) => !isOwn(command)));
}

/** Subscribes to changes of the stored commands, in this tab and in others. Returns the unsubscribe function. */
export function subscribeToCommands(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  // Node, in which unit tests run, has no storage events.
  const stop = 'addEventListener' in globalThis ? onStorageChange([storageKeys.pendingCommands], notify) : () => {};
  return () => {
    unsubscribe();
    stop();
  };
}
