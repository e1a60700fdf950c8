import type { StoredCall } from '@/api/calls/call';
import { getWallet } from '@/api/calls/wallet';
import { currentToken, hasEchoed, send } from '@/api/client/client';
import { fillPath } from '@/api/client/path';
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import { heldLocks, takeLock, withLock } from '@/device/locks';
import { onStorageChange, storageKeys, whenEmptied } from '@/device/storage';
import { hashText } from '@/lib/hash';
import { toSatang } from '@/lib/money';
import { newUuid } from '@/lib/newUuid';
import { onReset } from '@/lib/resettable';
import { createListeners } from '@/lib/store';
import { hourMs } from '@/lib/time';
import {
  dropBodies,
  forgetUnstored,
  getCommandKey,
  parseCommand,
  putCommand,
  removeCommand,
  storedCommands,
} from './commandStore';
import type { KnownRows, PendingCommand } from './pendingCommand';

/**
 * The maximum age of a command that may be sent again, in ms by the server's clock. A backend remembers a key for 24 h.
 */
const resendableMs = 20 * hourMs;
/** The server's `Date` header has whole seconds and takes time to arrive, so ages may be wrong by this many ms. */
const clockToleranceMs = 5000;
/** After a call's timeout plus this many ms, a lock no longer counts, because the tab that holds it may be suspended. */
const lockSlackMs = 60_000;

const storeLock = 'pendingCommands';

/** Idempotency keys of commands that this page has sent and that have no response yet. */
const inFlight = new Set<string>();
/**
 * The commands that this page has sent, by idempotency key. The value is undefined once the command has a result or the
 * member has read that it has none. Until then the page stores the command again if its record vanishes.
 */
const sentHere = new Map<string, PendingCommand | undefined>();
/**
 * Idempotency keys of spins without a result that this page has asked the member about. Further spins do not ask about
 * them again, because members spin many times in a row and mean each spin to count.
 */
const askedSpins = new Set<string>();
/** Results that other tabs have stored, by idempotency key. They outlast the records, which end when a member has seen them. */
const resultsElsewhere = new Map<string, PendingCommand['result']>();
/** The sendings of other tabs that have ended, by idempotency key and number. */
const endedElsewhere = new Set<string>();
const listeners = createListeners();
const ends = createListeners();
let openCache: { for: unknown[]; open: readonly PendingCommand[] } | undefined;

function notify(): void {
  openCache = undefined;
  listeners.notify();
}

/** The hashes of a session's token and of its member's id, once a response has contained the id. */
let identifiedMember: { session: string; member: string } | undefined;

function owner(): { session: string; member: string | undefined } {
  const session = hashText(currentToken() ?? '');
  return { session, member: identifiedMember?.session === session ? identifiedMember.member : undefined };
}

const ownedBy = ({ session, member }: ReturnType<typeof owner>) => {
  return (command: PendingCommand): boolean =>
    !command.isSeen && (command.session === session || (member !== undefined && command.member === member));
};
/** Returns the member's stored commands, including those in flight. */
export const ownCommands = (): readonly PendingCommand[] => storedCommands().filter(ownedBy(owner()));

/** Returns the stored command, or undefined if it is no longer stored. */
export const storedCommand = (key: string): PendingCommand | undefined =>
  storedCommands().find((command) => command.key === key);

/** Stores a new version of a command. */
function put(command: PendingCommand): void {
  if (sentHere.get(command.key)) sentHere.set(command.key, command);
  putCommand(command);
  notify();
}

/**
 * Records the member's id from a response. Commands of this session then belong to that member in later sessions, too.
 */
export function identifyMember(id: string): void {
  if (id === '') return;
  const { session } = owner();
  const member = hashText(id);
  if (identifiedMember?.session === session && identifiedMember.member === member) return;
  identifiedMember = { session, member };
  for (const command of storedCommands()) {
    const isNameless = command.session === session && command.member === undefined && !command.isForeign;
    if (isNameless) put({ ...command, member });
  }
  dropBodies();
  notify();
}

/** Returns whether the member's id is not known, although a command is stored. */
export const isMemberUnknown = (): boolean => owner().member === undefined && storedCommands().length > 0;

/** Returns whether a stored command may belong to the current member while the member's id is not known yet. */
const needsMember = (): boolean =>
  owner().member === undefined && storedCommands().some((command) => !ownedBy(owner())(command));

/** Returns a body as text. A file is represented by its name, size, type and last-modified time. */
const asText = (body: unknown): string =>
  JSON.stringify(body, (_, value) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  ) ?? '';

/** Returns whether a tab may still wait for the response, by the device's clock. A clock that was set proves nothing. */
const mayBeInFlight = ({ endedAt, lastAt, timeoutMs }: PendingCommand): boolean =>
  endedAt === undefined && Math.abs(Date.now() - lastAt) < timeoutMs + lockSlackMs;

/** Returns whether any tab waits for the command's response. In a browser without locks, the call's timeout decides. */
const isInFlight = (command: PendingCommand, heldNames: ReadonlySet<string> | undefined): boolean =>
  inFlight.has(command.key) || (mayBeInFlight(command) && (!heldNames || heldNames.has(command.key)));

/**
 * Why a command was not sent without asking the member.
 * - `earlier`: an earlier command of its kind has no result yet (`command`).
 * - `inFlight`: a tab is still sending a command of its kind (`command`).
 * - `unrecorded`: the device cannot store the command.
 */
export interface Question {
  readonly type: 'question';
  readonly reason: 'earlier' | 'inFlight' | 'unrecorded';
  readonly command: PendingCommand;
}

/** A command that is not sent again, because it has a result, must not be sent again, or is no longer stored. */
interface NotResent {
  readonly type: 'unknown';
  readonly command?: PendingCommand;
}

export interface PendingOptions {
  /** The idempotency key of a stored command, to send that command again. */
  key?: string;
  /** True if the member has confirmed sending although an earlier command has no result yet. */
  isConfirmed?: boolean;
  /** True if the member has confirmed sending although the device cannot store the command. */
  isUnrecorded?: boolean;
  /** The rows of the command's place that its form has read. */
  knownRows?: KnownRows;
}

/**
 * Returns whether the stored request may be sent again: this backend has echoed a key in this session, and the command
 * is at most 20 h old. The server's clock decides; if it was or is unknown, nothing is sent again.
 */
export function canResend({ result, isForeign, sentAt, aheadMs }: PendingCommand): boolean {
  if (result || isForeign || !hasEchoed() || aheadMs === undefined || serverAheadMs() === undefined) return false;
  const age = serverNow() - sentAt;
  return age >= -clockToleranceMs && age <= resendableMs;
}

/**
 * Returns whether the device stores the whole request. A file is never stored, so only the form with the same file can
 * send it again.
 */
export const hasCompleteRequest = ({ body, bodyHash }: PendingCommand): boolean => hashText(asText(body)) === bodyHash;

/** A stored command that may be sent now. */
export interface Sending {
  command: PendingCommand;
  /** The arguments to send: those of the stored request if it is sent again. */
  args: object;
  /** Releases the command's lock. Call it when the connection has ended. */
  release: () => void;
}

/**
 * Stores a command before it is sent. Commands without `money` block each other only if their path parameters are
 * equal. Resolves with a question if the member must confirm the command, and with the command to send again if it must
 * not be sent again. Rejects if a path parameter cannot be a path segment, and if the wallet read that identifies the
 * member failed.
 */
export async function beginCommand(
  call: StoredCall,
  args: object,
  options: PendingOptions,
): Promise<Sending | Question | NotResent> {
  const { params = {}, body } = args as { params?: Record<string, string>; body?: Record<string, unknown> };
  const { key, isConfirmed = false, isUnrecorded = false, knownRows } = options;
  // Throws if a parameter cannot be a path segment.
  fillPath(call.path, params);
  if (needsMember()) identifyMember((await send(getWallet, {})).profile._id);
  return withLock(storeLock, async (): Promise<Sending | Question | NotResent> => {
    const locks = await heldLocks();
    for (const [sentKey, command] of sentHere) if (command && !storedCommand(sentKey)) putCommand(command);
    const memberCommands = ownCommands();
    const isSame = (command: PendingCommand) =>
      command.kind === call.commandKind && (call.money || asText(command.params) === asText(params));
    const unsettled = memberCommands.filter((command) => command.result === undefined && isSame(command));
    const running = unsettled.find((command) => isInFlight(command, locks));
    if (running) return { type: 'question', reason: 'inFlight', command: running };
    const earlier = memberCommands.find((command) => command.key === key);
    const stored = { params: earlier?.params, body: call.body === 'multipart' ? body : earlier?.body };
    const isComplete = earlier && hasCompleteRequest({ ...earlier, body: stored.body });
    if (key !== undefined && !(isComplete && canResend(earlier))) return { type: 'unknown', command: earlier };
    const unconfirmed = unsettled.findLast((command) => !askedSpins.has(command.key));
    if (!earlier && !isConfirmed && unconfirmed) return { type: 'question', reason: 'earlier', command: unconfirmed };
    if (isConfirmed && call.commandKind === 'spin') for (const command of unsettled) askedSpins.add(command.key);
    const sentFields = { ...owner(), lastAt: Date.now(), endedAt: undefined };
    const command: PendingCommand = earlier
      ? { ...earlier, ...sentFields, tries: earlier.tries + 1 }
      : { ...describe(call, params, body), ...sentFields, known: knownRows, key: newUuid(), tries: 1 };
    if (!putCommand(command) && !earlier && !isUnrecorded) {
      forgetUnstored(command.key);
      return { type: 'question', reason: 'unrecorded', command };
    }
    inFlight.add(command.key);
    sentHere.set(command.key, command);
    const release = await takeLock(command.key);
    notify();
    return { command, args: earlier ? stored : args, release };
  });
}

/**
 * Returns the part of a request to store. Files are not stored, so only the page with the form can send them again.
 * Without the server's time, the request is never sent again (`canResend`), so its body is not stored.
 */
function describe(call: StoredCall, params: Record<string, string>, body: Record<string, unknown> | undefined) {
  const { from, to, coupon, amount } = body ?? {};
  const about = Object.entries({ ...params, from, to, coupon });
  const satang = toSatang(amount);
  const aheadMs = serverAheadMs();
  const isBodyStored = aheadMs !== undefined && call.body !== 'multipart' && body !== undefined;
  return {
    kind: call.commandKind,
    method: call.method,
    path: call.path,
    params,
    ...(isBodyStored ? { body } : {}),
    bodyHash: hashText(asText(body)),
    about: Object.fromEntries(about.filter((item): item is [string, string] => typeof item[1] === 'string')),
    ...(Number.isNaN(satang) ? {} : { satang }),
    timeoutMs: call.timeoutMs,
    sentAt: serverNow(),
    aheadMs,
  };
}

/** The result of a command at the end of its connection. */
interface Ending {
  /** Undefined if there was no definitive response. */
  result: PendingCommand['result'];
  /** The code or text of the refusal. */
  refusal?: string;
  /** True if the member sees the result now, so that nothing needs to be kept. */
  isSeen: boolean;
  /** True if the storage was cleared while the command was sent, and the command must be stored again. */
  isNeeded: boolean;
}

/**
 * Records that a command's connection has ended, and its result. Without a result, or with a result that the member has
 * not seen, the command stays stored.
 */
export function endCommand(sentCommand: PendingCommand, { result, refusal, isSeen, isNeeded }: Ending): void {
  const { key } = sentCommand;
  const command =
    storedCommand(key) ?? (isNeeded ? { ...sentCommand, member: sentCommand.member ?? owner().member } : undefined);
  inFlight.delete(key);
  if (result) sentHere.set(key, undefined);
  if (command) {
    const { body, ...rest } = command;
    const endedAt = Date.now();
    // Store a result before its record is removed, so that other tabs receive it.
    put(result ? { ...rest, endedAt, result, refusal, isSeen } : { ...command, endedAt });
  }
  if (result && isSeen) acknowledgeCommand(key);
  notify();
  ends.notify();
}

/**
 * Removes a command, because the member has read its result or has tapped "Remove from home page". Returns the removed record,
 * for `restoreCommand`.
 */
export function acknowledgeCommand(key: string): PendingCommand | undefined {
  const command = storedCommand(key);
  if (sentHere.has(key)) sentHere.set(key, undefined);
  if (!command) return undefined;
  // Tell other tabs that the record does not merely vanish.
  if (!command.isSeen && !command.isForeign) putCommand({ ...command, isSeen: true });
  removeCommand(key);
  notify();
  return command;
}

/** Stores a removed command again. */
export function restoreCommand(command: PendingCommand): void {
  if (sentHere.has(command.key)) sentHere.set(command.key, command);
  if (!storedCommand(command.key)) put(command);
}

/** Returns whether this page has sent the command, or has sent it again. */
export const isSentHere = (key: string): boolean => sentHere.has(key);

/** Returns whether this page waits for the command's response. */
export const isSending = (key: string): boolean => inFlight.has(key);

/**
 * Resolves once no tab waits for this command's response, and records that the connection has ended. `pause` is the
 * wait in browsers without locks.
 */
export async function whenEnded(command: PendingCommand, pause: (ms: number) => Promise<void>): Promise<void> {
  const { key } = command;
  if (command.endedAt !== undefined) return;
  const leftMs = mayBeInFlight(command)
    ? Math.max(0, command.lastAt + command.timeoutMs + lockSlackMs - Date.now())
    : 0;
  // The tab that sends the command holds this lock until the connection ends.
  if (await heldLocks()) (await takeLock(key, leftMs))();
  else await pause(leftMs);
  const now = storedCommand(key);
  if (!inFlight.has(key) && now?.lastAt === command.lastAt && now.endedAt === undefined) {
    put({ ...now, endedAt: Date.now() });
  }
}

/**
 * Returns the member's commands that wait for the member: those without a result, and those with a result that the
 * member has not seen. A first request that a tab is still sending is left out. The array keeps its identity until the
 * stored commands change, as `useSyncExternalStore` requires.
 */
export function openCommands(): readonly PendingCommand[] {
  const { session, member } = owner();
  const state = [storedCommands(), session, member];
  if (!openCache || openCache.for.some((item, index) => item !== state[index])) {
    const open = ownCommands().filter((item) => item.tries > 1 || (!inFlight.has(item.key) && !mayBeInFlight(item)));
    openCache = { for: state, open };
  }
  return openCache.open;
}

/** Returns the result that another tab has stored, also after that tab has removed the record. */
export const getResultElsewhere = (key: string): PendingCommand['result'] => resultsElsewhere.get(key);

/** Another tab has changed the record of a command. Without `recordKey`, it has removed everything. */
function onOtherTab(text: string | null, recordKey?: string): void {
  const command = parseCommand(text);
  if (recordKey === undefined) sentHere.clear();
  else forgetUnstored(getCommandKey(recordKey));
  if (command?.result) resultsElsewhere.set(command.key, command.result);
  if (command?.isSeen && sentHere.has(command.key)) sentHere.set(command.key, undefined);
  notify();
  if (command?.endedAt === undefined) return;
  const sending = `${command.key} ${command.tries}`;
  if (endedElsewhere.has(sending)) return;
  endedElsewhere.add(sending);
  ends.notify();
}
// Node, in which unit tests run, has no storage events.
if ('addEventListener' in globalThis) onStorageChange([storageKeys.pendingCommands], onOtherTab);
const forgetSent = () => sentHere.clear();
whenEmptied(forgetSent);
onReset(forgetSent);

/** Subscribes to changes of the stored commands, in this tab and in others. Returns the unsubscribe function. */
export const subscribeToCommands = listeners.subscribe;

/**
 * Subscribes to the ends of commands, in this tab and in others. Rows that were read before may lack the rows of these
 * commands.
 */
export const onCommandEnd = ends.subscribe;
