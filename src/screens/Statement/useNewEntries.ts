import { useLocation } from 'react-router-dom';
import { type StatementEntry, statementPageSize } from '@/api/calls/statement';
import { getTraceList } from '@/api/commands/traceList';
import { pendingIn } from '@/lib/pendingState';
import { countNewRows } from '@/outcome/countNewRows';
import { useStoredCommand } from '@/outcome/pendingStore';

/**
 * Returns how many entries at the top of a page were not in the statement before the command without a result was sent
 * that the member comes from. Returns 0 if the app cannot tell.
 */
export function useNewEntries(statements: readonly StatementEntry[]): number {
  const known = useStoredCommand(pendingIn(useLocation().state))?.known;
  const list = known && getTraceList('statement', { statements }, { limit: statementPageSize });
  if (!list) return 0;
  const times = statements.map(({ createdAt }) => Date.parse(createdAt));
  // The entries below this page are unknown.
  return countNewRows({ ...list, isWhole: false }, known, times) ?? 0;
}
