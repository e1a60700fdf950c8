import type { KnownRows } from '@/api/commands/pendingCommand';
import type { TraceList } from '@/api/commands/traceList';

interface NewRows {
  /** For each row, whether the list did not have it before. */
  readonly isNew: readonly boolean[];
  /** The number of new rows that the list has, as far as the backend says so. It may not have sent all of them. */
  readonly count: number;
  /** True if no other row can be new. */
  readonly areAll: boolean;
}

/**
 * Compares a list with the rows that were known. Returns undefined if nothing can be told about new rows. It compares
 * only the lists, because every clock may be wrong, and a backend may put a new row at any place.
 *
 * The known rows must stand in the same order, and only as many may be missing at the end as new rows may have pushed
 * off the page. If they were the whole list, every other row is new. Otherwise an unknown row may also be an old one that
 * has moved. So the rows above the last known one are new only if the total has grown by as many.
 */
export function findNewRows(
  { ids, isWhole, total }: Pick<TraceList, 'ids' | 'isWhole' | 'total'>,
  knownRows: KnownRows | undefined,
): NewRows | undefined {
  if (!knownRows) return undefined;
  const knownIds = new Set(knownRows.ids);
  const oldIds = ids.filter((id) => knownIds.has(id));
  const lastOldIndex = knownRows.isWhole ? ids.length : ids.findLastIndex((id) => knownIds.has(id));
  const isNew = ids.map((id, index) => index < lastOldIndex && !knownIds.has(id));
  const count = isNew.filter(Boolean).length;
  const missingCount = knownRows.ids.length - oldIds.length;
  const isInOrder =
    oldIds.every((id, index) => id === knownRows.ids[index]) && (oldIds.length > 0 || missingCount === 0);
  if (!isInOrder || missingCount > (isWhole ? 0 : count)) return undefined;
  if (total === undefined || knownRows.total === undefined) {
    return knownRows.isWhole ? { isNew, count, areAll: isWhole } : undefined;
  }
  const growth = total - knownRows.total;
  const isPossible = knownRows.isWhole && !isWhole ? count <= growth : count === growth;
  return isPossible ? { isNew, count: growth, areAll: count === growth } : undefined;
}
