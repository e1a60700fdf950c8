interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether data is expensive or slow for the visitor. If so, the app does not prefetch. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  );
}
