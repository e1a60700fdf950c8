type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits by the device's clock. Ends immediately on the signal. */
const devicePause: Pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

let current = devicePause;

/** Waits `ms` between two checks. */
export const pause: Pause = (ms, signal) => current(ms, signal);

/** Replaces the wait for stories and tests, which have their own clock. Without an argument, restores the device's. */
export function overridePause(next: Pause = devicePause): void {
  current = next;
}
