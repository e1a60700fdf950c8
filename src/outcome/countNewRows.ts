import type { KnownRows } from '@/api/commands/pendingCommand';
import type { TraceList } from '@/api/commands/traceList';

/** Returns whether more rows are older than the next row than newer. Times that cannot be read do not count. */
function isOldestFirst(times: readonly number[]): boolean {
  let rising = 0;
  for (let at = 1; at < times.length; at += 1) {
    const step = (times[at] as number) - (times[at - 1] as number);
    if (step > 0) rising += 1;
    if (step < 0) rising -= 1;
  }
  return rising > 0;
}

/**
 * Returns how many rows at the top of a list are newer than the known rows. Compares only the lists, because every clock
 * may be wrong. Returns undefined if that cannot be told: no rows are known, the newest known row is not in the list or
 * may be one of several equal rows, or the list is not newest first. `times`: when the rows were created, in ms.
 */
export function countNewRows(
  { ids, isWhole }: Pick<TraceList, 'ids' | 'isWhole'>,
  known: KnownRows | undefined,
  times: readonly number[],
): number | undefined {
  if (!known) return undefined;
  const [newest] = known.ids;
  if (newest === undefined) return ids.length;
  const isEverythingKnown = isWhole && known.isWhole;
  const places = ids.flatMap((id, at) => (id === newest ? [at] : []));
  const fits = places.filter((at) => {
    const old = ids.length - at;
    if (isEverythingKnown && old > known.ids.length) return false;
    if (places.length === 1) return true;
    // Equal rows: the rows below must be the known ones as well.
    if (isWhole && (known.isWhole ? old !== known.ids.length : old < known.ids.length)) return false;
    return known.ids.every((id, next) => ids[at + next] === undefined || ids[at + next] === id);
  });
  const [at] = fits;
  if (at === undefined || fits.length > 1) return undefined;
  const older = new Set(known.ids.slice(1).filter((id) => id !== newest));
  if (ids.slice(0, at).some((id) => older.has(id))) return undefined;
  return !isEverythingKnown && isOldestFirst(times.slice(at)) ? undefined : at;
}
