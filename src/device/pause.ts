/**
 * Waits `ms` milliseconds. Ends early when the signal aborts and, with `endsOnline`, when the network is back. Never
 * rejects.
 */
export const pause = (ms: number, signal: AbortSignal, endsOnline = false): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (endsOnline) globalThis.addEventListener('online', end);
    if (signal.aborted) end();
  });
