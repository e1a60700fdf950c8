type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** The device's time; ends at once when nobody waits any more. */
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

/** Waits between two checks. */
export const pause: Pause = (ms, signal) => current(ms, signal);

/** For stories and tests, which have a time of their own; without an argument it is the device's again. */
export function overridePause(next: Pause = devicePause): void {
  current = next;
}
