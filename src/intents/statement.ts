import type { Intent } from '@/api/intent';
import { type Sent, sentLately } from '@/api/sentLately';
import { serverNow } from '@/api/serverTime';
import { getStatements, type StatementEntry } from '@/api/statement';
import type { Ask } from './ask';
import type { Verdict } from './verdict';

/** Seen nowhere for so long, it was not done: what was under way when the line broke has ended by then. */
export const quietMs = 7000;
/** What the server's time is known to, in milliseconds: `Date` has whole seconds, and takes its time to arrive. */
const slackMs = 2000;
/** Nobody waits longer for the answer of a command, or of an upload. */
const commandMs = 60_000;
const uploadMs = 300_000;
const pageSize = 100;
/** Whoever has so many entries since is left to the statement. */
const longest = 5;

/** A time of the phone's clock, as it is told now, by the server's. */
const byServer = (ms: number): number => ms + serverNow() - Date.now();

/** From when on, by the server's clock, it can have left a trace. */
export const startOf = ({ firstAt }: Pick<Intent, 'firstAt'>): number => byServer(firstAt) - slackMs;

/** When an entry or a slip was made; NaN where its date is none. */
export const madeAt = ({ createdAt }: { createdAt: string }): number => Date.parse(createdAt);

/** All entries since then, newest first. */
export async function entriesSince(start: number, ask: Ask): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  for (let page = 1; page <= longest; page += 1) {
    const { statements } = await ask(getStatements, { body: { page, limit: pageSize } });
    const since = statements.filter((entry) => madeAt(entry) >= start);
    all.push(...since);
    if (since.length < pageSize) return all;
  }
  throw new Error('too many entries');
}

/** What this browser has sent besides, and may have left a trace like its own; oldest first. */
export const equalsOf = (intent: Intent, isEqual: (sent: Sent) => boolean): Sent[] =>
  sentLately().filter((sent) => sent.key !== intent.key && sent.came !== 'not' && isEqual(sent));

/** When it can have left its trace, by the server's clock: until its answer, or until nothing of it can be under way. */
function spanOf({ kind, firstAt, lastAt, endedAt, came }: Sent): { from: number; to: number } {
  const end = endedAt ?? lastAt + (kind === 'slip' ? uploadMs : commandMs);
  return { from: startOf({ firstAt }), to: byServer(end) + slackMs + (came === 'done' ? 0 : quietMs) };
}

/** Whether a trace of that time can be a command's. */
export function mayBeOf(sent: Sent, at: number): boolean {
  const { from, to } = spanOf(sent);
  return from <= at && at <= to;
}

/**
 * Whose the traces are: each is one of these commands', those that were done have left theirs, and each lies in its
 * command's time. Told is what holds however that can be; where it cannot be at all, somebody else's is among them. What
 * came much later is nobody's of these.
 */
function tellWhose(intent: Intent, traces: readonly number[], equals: readonly Sent[]): Verdict['kind'] {
  const own = sentLately().find(({ key }) => key === intent.key) ?? intent;
  const sent = [own, ...equals].map((one) => ({ ...spanOf(one), isDone: 'came' in one && one.came === 'done' }));
  const latest = Math.max(...sent.map(({ to }) => to)) + commandMs;
  const near = traces.filter((at) => at <= latest);
  const told = new Set<boolean>();
  const assign = (at: number, free: readonly number[]): void => {
    if (told.size === 2) return;
    const trace = near[at];
    if (trace === undefined) {
      if (free.every((one) => !sent[one]?.isDone)) told.add(!free.includes(0));
      return;
    }
    for (const one of free) {
      const { from = 0, to = 0 } = sent[one] ?? {};
      if (from <= trace && trace <= to)
        assign(
          at + 1,
          free.filter((other) => other !== one),
        );
    }
  };
  assign(0, [...sent.keys()]);
  if (told.size !== 1) return 'unsettled';
  return told.has(true) ? 'done' : 'notDone';
}

/** From when on traces are looked at: where an equal's may lie on either side of that, all of its time is. */
function reachBack(start: number, equals: readonly Sent[]): number {
  const earlier = equals.map(spanOf).filter(({ from, to }) => from < start && to >= start);
  return earlier.length === 0 ? start : reachBack(Math.min(...earlier.map(({ from }) => from)), equals);
}

/** Told by what it has left behind. `asked` brings it, from a time on; `equals` may have left the like. */
export async function tellByTraces<T extends { createdAt: string }>(
  intent: Intent,
  equals: readonly Sent[],
  asked: (start: number) => Promise<readonly T[]>,
): Promise<{ kind: Verdict['kind']; trace: T | undefined }> {
  const start = reachBack(startOf(intent), equals);
  const found = await asked(start);
  const traces = found.map(madeAt).filter((at) => at >= start);
  const kind = tellWhose(
    intent,
    traces,
    equals.filter((one) => spanOf(one).to >= start),
  );
  return { kind, trace: traces.length === 1 ? found[0] : undefined };
}

/** The same of the entries of the statement. */
export async function tellByEntries(
  intent: Intent,
  ask: Ask,
  isTrace: (entry: StatementEntry) => boolean,
  isEqual: (sent: Sent) => boolean,
): Promise<Verdict> {
  const { kind, trace } = await tellByTraces(intent, equalsOf(intent, isEqual), async (start) =>
    (await entriesSince(start, ask)).filter(isTrace),
  );
  return kind === 'done' && trace ? { kind, entry: trace } : { kind };
}
