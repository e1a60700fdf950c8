interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Returns whether the connection is slow or the visitor wants to save data. If so, the app does not prefetch, loads the
 * videos of how-to guides only on a tap, and does not install its service worker.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
