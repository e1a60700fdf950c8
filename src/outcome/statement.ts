import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { getStatements, type StatementEntry } from '@/api/calls/statement';
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { ownCommands } from '@/api/commands/pendingCommands';

/** Reads from the backend, past every cache. */
export type Ask = <C extends Call<string, unknown, unknown, 'read'>>(call: C, args: Args<C>) => Promise<ResponseOf<C>>;

/**
 * What the evidence tells about a command: `succeeded` (with its entry, where it leaves one), `notFound` (no trace of it by
 * now), or `unknown` (equal entries lie close together, or the clocks contradict each other).
 */
export interface Evidence {
  readonly kind: 'succeeded' | 'notFound' | 'unknown';
  readonly entry?: StatementEntry;
}

/** What the server's time is known to, in milliseconds: `Date` has whole seconds, and takes its time to arrive. */
export const toleranceMs = 5000;
/** Before it was sent, in milliseconds: `Date` has whole seconds. */
const slackMs = 2000;
/** A server's `Date` may be wrong by a time zone. A like entry from so long before may be the command's own. */
export const wrongClockMs = 14 * 3_600_000;
const pageSize = 100;
/** Further pages are not read. */
const mostPages = 5;

/** Whether the clocks still are as they were when the command was sent. */
export function areClocksTrusted({ aheadMs }: PendingCommand): boolean {
  const now = serverAheadMs();
  return aheadMs !== undefined && now !== undefined && Math.abs(now - aheadMs) <= toleranceMs;
}

/** A time of the device's clock, by the server's clock. */
const byServer = (ms: number, { aheadMs = serverNow() - Date.now() }: PendingCommand): number => ms + aheadMs;

/** When the connection ended, by the server's clock. */
export const endOf = (command: PendingCommand): number =>
  byServer(command.endedAt ?? command.lastAt + command.timeoutMs, command);

/** From when on, by the server's clock, it can have left a trace. */
export const startOf = ({ sentAt }: PendingCommand): number => sentAt - slackMs;

/** When an entry or a slip was made; NaN where its date is none. */
const madeAt = ({ createdAt }: { createdAt: string }): number => Date.parse(createdAt);

/** A trace from the future, by the server's own `Date`: its clocks contradict each other, and nothing follows from times. */
export class UntrustedClock extends Error {}

function checkClock(traces: readonly { createdAt: string }[]): void {
  if (traces.some((trace) => madeAt(trace) > serverNow() + toleranceMs)) throw new UntrustedClock();
}

/** All entries since then, newest first, and, as far as the pages reach, those from before that a wrong clock hides. */
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

/** Other commands of this member in this browser that may have left a like trace; oldest first. */
export const equalsOf = (command: PendingCommand, isEqual: (sent: PendingCommand) => boolean): PendingCommand[] =>
  ownCommands().filter(
    (sent) => sent.key !== command.key && sent.result !== 'refused' && sent.result !== 'notFound' && isEqual(sent),
  );

/** When it can have left its trace, by the server's clock: until its response, or as long as the backend may still work. */
function spanOf(command: PendingCommand): { from: number; to: number } {
  const rest = command.result === 'succeeded' ? 0 : command.timeoutMs;
  return { from: startOf(command), to: endOf(command) + rest + toleranceMs };
}

/** Whether a trace of that time can be a command's. */
export function mayBeOf(sent: PendingCommand, trace: { createdAt: string }): boolean {
  const { from, to } = spanOf(sent);
  const at = madeAt(trace);
  return from <= at && at <= to;
}

/** Whether another command may still have been at work when this one was sent, or later. */
export const mayCoincide = (command: PendingCommand, sent: PendingCommand): boolean =>
  spanOf(sent).to >= startOf(command);

/** Whether a change that shows now lies in the span in which an entry would count as the command's. */
export const isTimely = (command: PendingCommand): boolean => serverNow() <= spanOf(command).to;

/**
 * Tells whose the traces are: each belongs to one of these commands, those that succeeded have left theirs, and each lies
 * in its command's span. What holds in every such assignment is known. If there is none, somebody else's is among them.
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

/** From when on traces are looked at: a span of an equal command that lies on both sides counts whole. */
function reachBack(start: number, equals: readonly PendingCommand[]): number {
  const earlier = equals.map(spanOf).filter(({ from, to }) => from < start && to >= start);
  return earlier.length === 0 ? start : reachBack(Math.min(...earlier.map(({ from }) => from)), equals);
}

/** Evidence from traces. `read` returns them from a time on; `equals` may have left the like. */
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
  // One from before that no other command explains is its own, if the server's `Date` is wrong.
  const isUnexplained = (trace: T) =>
    madeAt(trace) < start && madeAt(trace) >= start - wrongClockMs && !equals.some((sent) => mayBeOf(sent, trace));
  if (kind === 'notFound' && found.some(isUnexplained)) return { kind: 'unknown' };
  return { kind, trace: since.length === 1 ? since[0] : undefined };
}

/** Evidence from the entries of the statement. */
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
