type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** The machine's time; ends at once when nobody waits any more. */
const machinePause: Pause = (ms, signal) =>
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

let current = machinePause;

/** Waits between two looks. */
export const pause: Pause = (ms, signal) => current(ms, signal);

/** For stories and tests, which have a time of their own; without an argument it is the machine's again. */
export function overridePause(next: Pause = machinePause): void {
  current = next;
}
