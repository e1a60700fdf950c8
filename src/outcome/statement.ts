import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { getStatements, type StatementEntry } from '@/api/calls/statement';
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { ownCommands } from '@/api/commands/pendingCommands';

/** Sends a read to the backend and bypasses every cache. */
export type Ask = <C extends ReadCall>(call: C, args: Args<C>) => Promise<ResponseOf<C>>;

/**
 * The evidence about a command:
 * - `succeeded`, with the entry if the command leaves one
 * - `notFound`: no trace of the command so far
 * - `unknown`: for example, equal entries lie close together or the clocks contradict each other
 */
export interface Evidence {
  readonly kind: 'succeeded' | 'notFound' | 'unknown';
  readonly entry?: StatementEntry;
}

/** The tolerance for the server's time, in ms: `Date` has whole seconds and takes time to arrive. */
export const toleranceMs = 5000;
/** Entries from up to this many ms before the command was sent also count, because `Date` has whole seconds. */
const slackMs = 2000;
/**
 * A server's `Date` may be wrong by a time zone. So a matching entry from up to this many ms before the command was
 * sent may be the command's own.
 */
export const wrongClockMs = 14 * 3_600_000;
const pageSize = 100;
/** The maximum number of statement pages to read. */
const mostPages = 5;

/**
 * Returns whether the server's and the device's clock still differ as they did when the command was sent. Returns false
 * if either difference is unknown.
 */
export function areClocksTrusted({ aheadMs }: PendingCommand): boolean {
  const now = serverAheadMs();
  return aheadMs !== undefined && now !== undefined && Math.abs(now - aheadMs) <= toleranceMs;
}

/** Converts a time of the device's clock to the server's clock, in ms. */
const byServer = (ms: number, { aheadMs = serverNow() - Date.now() }: PendingCommand): number => ms + aheadMs;

/** Returns when the connection ended, or when it ends at the latest, in ms by the server's clock. */
export const endOf = (command: PendingCommand): number =>
  byServer(command.endedAt ?? command.lastAt + command.timeoutMs, command);

/** Returns the earliest time of a trace, in ms by the server's clock. */
export const startOf = ({ sentAt }: PendingCommand): number => sentAt - slackMs;

/** Returns when an entry or a slip was created, in ms; NaN if its date is invalid. */
const madeAt = ({ createdAt }: { createdAt: string }): number => Date.parse(createdAt);

/**
 * Thrown if a trace is later than the server's own `Date`. The server's clocks then contradict each other, so times
 * prove nothing.
 */
export class UntrustedClock extends Error {}

function checkClock(traces: readonly { createdAt: string }[]): void {
  if (traces.some((trace) => madeAt(trace) > serverNow() + toleranceMs)) throw new UntrustedClock();
}

/**
 * Returns all entries since `start`, newest first. Also returns entries up to `wrongClockMs` earlier on the same pages,
 * because a wrong clock may have misdated them. Throws `UntrustedClock` if an entry is from the future. Throws another
 * error if `mostPages` pages do not reach back to `start`.
 */
export async function entriesSince(start: number, ask: Ask): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { statements } = await ask(getStatements, { body: { page, limit: pageSize } });
    if (page === 1) checkClock(statements);
    const since = statements.filter((entry) => madeAt(entry) >= start - wrongClockMs);
    all.push(...since);
    if (since.length < pageSize) return all;
  }
  if (all.every((entry) => madeAt(entry) >= start)) throw new Error('too many entries');
  return all;
}

/**
 * Returns the member's other commands in this browser that may have left the same trace, in the order in which they
 * were last sent.
 */
export const equalsOf = (command: PendingCommand, isEqual: (sent: PendingCommand) => boolean): PendingCommand[] =>
  ownCommands().filter(
    (sent) => sent.key !== command.key && sent.result !== 'refused' && sent.result !== 'notFound' && isEqual(sent),
  );

/**
 * Returns the time span in which a command can have left its trace, in ms by the server's clock. For a successful
 * command the span ends `toleranceMs` after the response; otherwise it ends `toleranceMs` after the backend's
 * processing time.
 */
function spanOf(command: PendingCommand): { from: number; to: number } {
  const rest = command.result === 'succeeded' ? 0 : command.timeoutMs;
  return { from: startOf(command), to: endOf(command) + rest + toleranceMs };
}

/** Returns whether a command can have left this trace. */
export function mayBeOf(sent: PendingCommand, trace: { createdAt: string }): boolean {
  const { from, to } = spanOf(sent);
  const at = madeAt(trace);
  return from <= at && at <= to;
}

/** Returns whether the command `sent` may have been running when `command` was sent, or later. */
export const mayCoincide = (command: PendingCommand, sent: PendingCommand): boolean =>
  spanOf(sent).to >= startOf(command);

/** Returns whether the command can still leave its trace, because its time span (`spanOf`) is not over yet. */
export const isTimely = (command: PendingCommand): boolean => serverNow() <= spanOf(command).to;

/**
 * Tries every assignment of the traces to `command` and the commands in `equals`. Each trace must lie in its command's
 * time span, and each succeeded command must have a trace. The result is known if it is the same in every possible
 * assignment. If no assignment is possible, another device has left one of the traces and the result is `unknown`.
 */
function attribute(
  command: PendingCommand,
  traces: readonly number[],
  equals: readonly PendingCommand[],
): Evidence['kind'] {
  const sent = [command, ...equals].map((one) => ({ ...spanOf(one), hasSucceeded: one.result === 'succeeded' }));
  const latest = Math.max(...sent.map(({ to }) => to));
  const near = traces.filter((at) => at <= latest);
  const isOwn = new Set<boolean>();
  const assign = (at: number, free: readonly number[]): void => {
    if (isOwn.size === 2) return;
    const trace = near[at];
    if (trace === undefined) {
      if (free.every((one) => !sent[one]?.hasSucceeded)) isOwn.add(!free.includes(0));
      return;
    }
    for (const one of free) {
      const { from = 0, to = 0 } = sent[one] ?? {};
      if (from > trace || trace > to) continue;
      assign(
        at + 1,
        free.filter((other) => other !== one),
      );
    }
  };
  assign(0, [...sent.keys()]);
  if (isOwn.size !== 1) return 'unknown';
  return isOwn.has(true) ? 'succeeded' : 'notFound';
}

/**
 * Returns the time from which to read traces, in ms. If an equal command's time span crosses `start`, its whole span
 * must be read.
 */
function reachBack(start: number, equals: readonly PendingCommand[]): number {
  const earlier = equals.map(spanOf).filter(({ from, to }) => from < start && to >= start);
  return earlier.length === 0 ? start : reachBack(Math.min(...earlier.map(({ from }) => from)), equals);
}

/**
 * Returns the evidence from traces. `read` returns the traces since `start`. The commands in `equals` may have left
 * some of them. Throws `UntrustedClock` if a trace is from the future.
 */
export async function checkTraces<T extends { createdAt: string }>(
  command: PendingCommand,
  equals: readonly PendingCommand[],
  read: (start: number) => Promise<readonly T[]>,
): Promise<Evidence & { trace?: T }> {
  const start = reachBack(startOf(command), equals);
  const found = await read(start);
  checkClock(found);
  const since = found.filter((trace) => madeAt(trace) >= start);
  const kind = attribute(
    command,
    since.map(madeAt),
    equals.filter((one) => spanOf(one).to >= start),
  );
  // An earlier trace that no other command explains may belong to this command if the server's `Date` is wrong.
  const isUnexplained = (trace: T) =>
    madeAt(trace) < start && madeAt(trace) >= start - wrongClockMs && !equals.some((sent) => mayBeOf(sent, trace));
  if (kind === 'notFound' && found.some(isUnexplained)) return { kind: 'unknown' };
  return { kind, trace: since.length === 1 ? since[0] : undefined };
}

/**
 * Returns the evidence from statement entries. `isTrace` selects the entries that the command may have left, and
 * `isEqual` the other commands that may have left them.
 */
export async function checkEntries(
  command: PendingCommand,
  ask: Ask,
  isTrace: (entry: StatementEntry) => boolean,
  isEqual: (sent: PendingCommand) => boolean,
): Promise<Evidence> {
  const { kind, trace } = await checkTraces(command, equalsOf(command, isEqual), async (start) =>
    (await entriesSince(start, ask)).filter(isTrace),
  );
  return kind === 'succeeded' && trace ? { kind, entry: trace } : { kind };
}
