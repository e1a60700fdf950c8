import { pause } from './pause';

/** The first and the longest pause between two attempts, in ms. */
const firstMs = 5000;
const longestMs = 60_000;

/**
 * Runs optional work until it succeeds or the signal aborts. After the first failure it waits 5 s, then each time twice
 * as long, up to a minute. A wait ends early when the network is back. Rejects with the last error when the signal
 * aborts.
 */
export async function retryUntilDone<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = firstMs; ; wait = Math.min(wait * 2, longestMs)) {
    try {
      return await work();
    } catch (error) {
      await pause(wait, signal, true);
      if (signal.aborted) throw error;
    }
  }
}
