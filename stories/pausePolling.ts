import { overridePollPause } from '@/outcome/pollPause';

/**
 * Returns true for the long timeout, after which the app shows that the result is unknown. Pauses between polls are
 * shorter.
 */
const isLong = (ms: number) => ms > 5000;

/**
 * Stops polling for the result of a lost response until the returned function is called. Then polls follow without a
 * delay. With `late`, the long timeout ends immediately.
 */
export function pausePolling({ late = false } = {}): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  overridePollPause((ms) => (isLong(ms) ? (late ? Promise.resolve() : new Promise(() => {})) : released));
  return release;
}
