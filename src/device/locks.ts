import { prefixedKey } from './storage';

const manager = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Takes a lock that all tabs of the site share. Resolves with a function that releases it; closing the page also
 * releases it. If the browser has no locks or denies them, resolves immediately with a function that does nothing.
 */
export function takeLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const letThrough = () => resolve(() => {});
    const granted = () => new Promise<void>((release) => resolve(release));
    const locks = manager();
    if (locks) locks.request(prefixedKey(name), granted).catch(letThrough);
    else letThrough();
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

/** Returns the names of the locks held by any tab. Returns undefined if the browser cannot list the locks. */
export async function heldLocks(): Promise<ReadonlySet<string> | undefined> {
  try {
    const own = prefixedKey('');
    const { held } = (await manager()?.query()) ?? {};
    return held && new Set(held.map(({ name = '' }) => name.slice(own.length)));
  } catch {
    return undefined;
  }
}
