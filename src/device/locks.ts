import { pause } from './pause';
import { prefixedKey } from './storage';

const getManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** The maximum wait for a lock in ms, because a suspended tab can hold a lock for hours. */
const maxWaitMs = 5000;

/**
 * Takes a lock that all tabs of the site share. Resolves with a function that releases it; closing the page also
 * releases it. If the browser has no locks or denies them, or if the lock is not free within `waitMs`, resolves with a
 * function that does nothing.
 */
export function takeLock(name: string, waitMs = maxWaitMs): Promise<() => void> {
  return new Promise((resolve) => {
    const locks = getManager();
    const givesUp = new AbortController();
    const continueWithoutLock = () => {
      clearTimeout(timer);
      givesUp.abort();
      resolve(() => {});
    };
    const timer = setTimeout(continueWithoutLock, waitMs);
    const granted = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        if (givesUp.signal.aborted) release();
        else resolve(release);
      });
    if (locks) locks.request(prefixedKey(name), { signal: givesUp.signal }, granted).catch(continueWithoutLock);
    else continueWithoutLock();
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
  const timeoutAbort = new AbortController();
  try {
    const prefix = prefixedKey('');
    const timeout = pause(maxWaitMs, timeoutAbort.signal);
    const { held } = (await Promise.race([getManager()?.query(), timeout])) ?? {};
    return held && new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
  } catch {
    return undefined;
  } finally {
    timeoutAbort.abort();
  }
}
