import { useLocation } from 'react-router-dom';
import type { StatementEntry } from '@/api/calls/statement';
import { getTraceList } from '@/api/commands/traceList';
import { findNewRows } from '@/outcome/findNewRows';
import { pendingIn } from '@/outcome/pendingState';
import { useStoredCommand } from '@/outcome/pendingStore';

/**
 * Returns the entries of a page that were not in the statement before the command without a result was sent that the
 * member comes from. Returns none if the app cannot tell.
 */
export function useNewEntries(
  statements: readonly StatementEntry[],
  total: number | undefined,
): ReadonlySet<StatementEntry> {
  const knownRows = useStoredCommand(pendingIn(useLocation().state))?.known;
  const list = knownRows && getTraceList('statement', { total, statements });
  const newRows = list && findNewRows(list, knownRows);
  return new Set(statements.filter((_, index) => newRows?.isNew[index]));
}
