import type { EvidenceRow } from './evidence';

/** Rows from up to this many ms before the command count as later, because the server's `Date` has whole seconds. */
const slackMs = 2000;
/** The maximum number of rows since the command was sent, and of rows before that. */
const maxSince = 20;
const maxBefore = 2;

/** Returns at most `max` rows in their order. Candidates come first, because the command's row may be the oldest. */
function chosen(rows: readonly EvidenceRow[], max: number): EvidenceRow[] {
  const [candidates, others] = [rows.filter((row) => row.isCandidate), rows.filter((row) => !row.isCandidate)];
  const shown = new Set([...candidates, ...others].slice(0, max));
  return rows.filter((row) => shown.has(row));
}

/**
 * Splits the rows by the time of sending and returns those to show. Rows without a time count as the present. `hidden`:
 * the number of rows since the command was sent that are left out.
 */
export function shownRows(rows: readonly EvidenceRow[], sentAt: number) {
  const isSince = ({ at }: EvidenceRow) => at === undefined || at >= sentAt - slackMs;
  const all = rows.filter(isSince);
  const since = chosen(all, maxSince);
  const before = chosen(
    rows.filter((row) => !isSince(row)),
    maxBefore,
  );
  return { since, before, hidden: all.length - since.length };
}
