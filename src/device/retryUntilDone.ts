import { retryPause } from '@/lib/retryPause';
import { pause } from './pause';

/**
 * Runs optional work until it succeeds or the signal aborts. Waits as long as `retryPause` says after each failure. A
 * wait ends early when the network is back. Rejects with the last error when the signal aborts.
 */
export async function retryUntilDone<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      await pause(retryPause(failures), signal, true);
      if (signal.aborted) throw error;
    }
  }
}
