/** The first pause after a failure, and the longest. */
const firstMs = 5000;
const longestMs = 60_000;

/** Ends when the time is over, the network is back, or nobody waits any more. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });

/** Does something that the page can do without, again and again, ever more seldom, until it succeeds or is given up. */
export async function retryUntilDone<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = firstMs; ; wait = Math.min(wait * 2, longestMs)) {
    try {
      return await work();
    } catch (error) {
      await pause(wait, signal);
      if (signal.aborted) throw error;
    }
  }
}
