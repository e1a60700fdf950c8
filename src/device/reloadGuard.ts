const works = new Set<Promise<unknown>>();

/** The page is not loaded anew by the site before this is over: an answer would be lost by it. */
export function blockReloadUntil(work: Promise<unknown>): void {
  works.add(work);
  const end = () => void works.delete(work);
  work.then(end, end);
}

/** Settles once nothing is under way that loading the page anew would cut off. */
export async function whenReloadSafe(): Promise<void> {
  while (works.size > 0) await Promise.allSettled(works);
}
