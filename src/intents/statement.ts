import type { Intent } from '@/api/intent';
import { type Sent, sentLately } from '@/api/sentLately';
import { getStatements, type StatementEntry } from '@/api/statement';
import type { Ask } from './ask';
import type { Verdict } from './verdict';

/** What the server's time is known to, in milliseconds: `Date` has whole seconds, and takes its time to arrive. */
const slackMs = 2000;
const pageSize = 100;
/** Whoever has so many entries since is left to the statement. */
const longest = 5;

/** From when on, by the server's clock, an intent can have left a trace. */
export const startOf = ({ sentAt }: Intent): number => sentAt - slackMs;

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

/** Its equals that this browser has sent, as far as their traces may lie among its own, and from when on to look. */
export function equalsOf(intent: Intent, isEqual: (sent: Sent) => boolean): { equals: Sent[]; start: number } {
  const all = sentLately().filter((sent) => sent.key !== intent.key && isEqual(sent));
  let start = startOf(intent);
  // An equal whose trace may lie on either side of the start is looked at as a whole, and so is what touches it.
  for (;;) {
    const touching = all.filter(
      ({ sentAt, endedAt }) => (endedAt ?? Infinity) + slackMs >= start && sentAt < start + slackMs,
    );
    const next = Math.min(start, ...touching.map(({ sentAt }) => sentAt - slackMs));
    if (next === start) break;
    start = next;
  }
  return { equals: all.filter(({ sentAt }) => sentAt >= start), start };
}

/**
 * Told by counting: so many traces as equals that were done, and it was not; one for it and each that nothing is known
 * of, and it was. Anything else could be anybody's.
 */
export function tellByCount<T>(found: readonly T[], equals: readonly Sent[]): 'done' | 'notDone' | 'unsettled' {
  const done = equals.filter(({ came }) => came === 'done').length;
  const open = equals.filter(({ came }) => came === undefined).length;
  if (found.length === done) return 'notDone';
  return found.length === done + open + 1 ? 'done' : 'unsettled';
}

/** The same of the entries of the statement. */
export async function tellByEntries(
  intent: Intent,
  ask: Ask,
  isTrace: (entry: StatementEntry) => boolean,
  isEqual: (sent: Sent) => boolean,
): Promise<Verdict> {
  if (!intent.isTimed) return { kind: 'unsettled' };
  const { equals, start } = equalsOf(intent, isEqual);
  const found = (await entriesSince(start, ask)).filter(isTrace);
  const kind = tellByCount(found, equals);
  return kind === 'done' && equals.length === 0 ? { kind, entry: found[0] } : { kind };
}
