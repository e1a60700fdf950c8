interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for every byte, or waits long for it: then nothing is fetched that was not asked for. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  );
}
