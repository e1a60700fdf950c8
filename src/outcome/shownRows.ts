import { type Evidence, type EvidenceRow, isState } from './evidence';

/** The maximum number of rows that are new or may be new, and of old rows. */
const maxRows = 20;
const maxOldRows = 2;

/** Returns at most `limit` rows in their order. Candidates come first, because the command's row may be the oldest. */
function choose(rows: readonly EvidenceRow[], limit: number): EvidenceRow[] {
  const [candidates, others] = [rows.filter((row) => row.isCandidate), rows.filter((row) => !row.isCandidate)];
  const chosenRows = new Set([...candidates, ...others].slice(0, limit));
  return rows.filter((row) => chosenRows.has(row));
}

/**
 * Returns the rows to show: the present state, new and old rows, and those of which the app cannot tell whether they are
 * new. `hiddenCount`: the number of rows that are left out or that the backend has not sent, without old ones.
 */
export function getShownRows({ rows, unsent }: Pick<Evidence, 'rows' | 'unsent'>) {
  const listRows = rows.filter((row) => !isState(row));
  const allNew = listRows.filter((row) => row.isNew === true);
  const allUnsure = listRows.filter((row) => row.isNew === undefined);
  const [newRows, unsureRows] = [choose(allNew, maxRows), choose(allUnsure, maxRows)];
  return {
    stateRows: rows.filter(isState),
    newRows,
    unsureRows,
    oldRows: listRows.filter((row) => row.isNew === false).slice(0, maxOldRows),
    hiddenCount: unsent + allNew.length + allUnsure.length - newRows.length - unsureRows.length,
  };
}

/** Returns whether no row is new in a list that was read completely. */
export const isNothingNew = ({ rows, isComplete, isComparable }: Evidence): boolean =>
  isComplete && isComparable && !rows.some((row) => row.isNew);
