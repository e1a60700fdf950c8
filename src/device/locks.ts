import { pause } from './pause';
import { prefixedKey } from './storage';

const manager = (): LockManager | undefined => globalThis.navigator?.locks;

/** The maximum wait for a lock in ms, because a suspended tab can hold a lock for hours. */
const longestWaitMs = 5000;

/**
 * Takes a lock that all tabs of the site share. Resolves with a function that releases it; closing the page also
 * releases it. If the browser has no locks or denies them, or if the lock is not free within `waitMs`, resolves with a
 * function that does nothing.
 */
export function takeLock(name: string, waitMs = longestWaitMs): Promise<() => void> {
  return new Promise((resolve) => {
    const locks = manager();
    const givesUp = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      givesUp.abort();
      resolve(() => {});
    };
    const timer = setTimeout(goOn, waitMs);
    const granted = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        if (givesUp.signal.aborted) release();
        else resolve(release);
      });
    if (locks) locks.request(prefixedKey(name), { signal: givesUp.signal }, granted).catch(goOn);
    else goOn();
  });
}

/**
 * Runs work while no other tab runs work under the same lock. Without locks in the browser, runs the work immediately.
 */
export async function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const release = await takeLock(name);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Returns the names of the locks held by any tab. Returns undefined if the browser cannot list the locks, or does not
 * list them in time.
 */
export async function heldLocks(): Promise<ReadonlySet<string> | undefined> {
  const tooLate = new AbortController();
  try {
    const own = prefixedKey('');
    const late = pause(longestWaitMs, tooLate.signal);
    const { held } = (await Promise.race([manager()?.query(), late])) ?? {};
    return held && new Set(held.map(({ name = '' }) => name.slice(own.length)));
  } catch {
    return undefined;
  } finally {
    tooLate.abort();
  }
}
