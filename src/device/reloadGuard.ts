const works = new Set<Promise<unknown>>();

/** Blocks reloads by the site until `work` has settled, because a reload would lose its response. */
export function blockReloadUntil(work: Promise<unknown>): void {
  works.add(work);
  const end = () => void works.delete(work);
  work.then(end, end);
}

/** Resolves once no work is running whose response a reload would lose. */
export async function whenReloadSafe(): Promise<void> {
  while (works.size > 0) await Promise.allSettled(works);
}
