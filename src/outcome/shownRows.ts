import { type Evidence, type EvidenceRow, isState } from './evidence';

/** The maximum number of rows that are new or may be new, and of old rows. */
const mostRows = 20;
const mostOld = 2;

/** Returns at most `most` rows in their order. Candidates come first, because the command's row may be the oldest. */
function choose(rows: readonly EvidenceRow[], most: number): EvidenceRow[] {
  const [candidates, others] = [rows.filter((row) => row.isCandidate), rows.filter((row) => !row.isCandidate)];
  const shown = new Set([...candidates, ...others].slice(0, most));
  return rows.filter((row) => shown.has(row));
}

/**
 * Returns the rows to show: the present state, new and old rows, and those of which the app cannot tell whether they are
 * new. `hidden`: the number of rows that are left out or that the backend has not sent, without old ones.
 */
export function shownRows({ rows, unsent }: Pick<Evidence, 'rows' | 'unsent'>) {
  const listed = rows.filter((row) => !isState(row));
  const isNew = listed.filter((row) => row.isNew === true);
  const unsure = listed.filter((row) => row.isNew === undefined);
  const [fresh, latest] = [choose(isNew, mostRows), choose(unsure, mostRows)];
  return {
    now: rows.filter(isState),
    fresh,
    latest,
    before: listed.filter((row) => row.isNew === false).slice(0, mostOld),
    hidden: unsent + isNew.length + unsure.length - fresh.length - latest.length,
  };
}

/** Returns whether no row is new in a list that was read completely. */
export const isNothingNew = ({ rows, isComplete, isComparable }: Evidence): boolean =>
  isComplete && isComparable && !rows.some((row) => row.isNew);
