import type { Read } from './useRead';

/**
 * Joins two reads that are shown together. The result has data once both reads have data, and an error if either read
 * fails. `reload` repeats only the reads that have no data.
 */
export function joinReads<A, B>(first: Read<A>, second: Read<B>): Read<[A, B]> {
  const reads = [first, second];
  return {
    data: first.data !== undefined && second.data !== undefined ? [first.data, second.data] : undefined,
    error: first.error ?? second.error,
    isLoading: reads.some(({ isLoading }) => isLoading),
    isSilent: reads.every(({ error, isSilent }) => !error || isSilent),
    reload: async () => {
      const missing = reads.filter(({ data }) => data === undefined);
      return (await Promise.all(missing.map(({ reload }) => reload()))).every(Boolean);
    },
  };
}
