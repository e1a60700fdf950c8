import { whenReloadSafe } from './reloadGuard';
import { dropFiles } from './storage';

/** Returns whether the host is reachable. Any response counts, even an error. */
const isReachable = () =>
  fetch(window.location.href, { cache: 'reload' }).then(
    () => true,
    () => false,
  );

/**
 * Requests missing files again and bypasses the cache. Some hosts set caching by path, so browsers may store a 404
 * response for a year.
 */
async function askAgainForMissing(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(({ name, responseStatus }) => responseStatus === 404 && name.includes('/assets/'));
  await Promise.all(missing.map(({ name }) => fetch(name, { cache: 'reload' }).catch(() => undefined)));
}

/** Reloads the page once no response would be lost. */
export async function reloadWhenFree(): Promise<void> {
  await whenReloadSafe();
  window.location.reload();
}

/**
 * Reloads the page from its host. After a deployment the old version's files are gone, and the service worker would
 * serve the old page. So this function first removes the service worker and its caches. Address, session and drafts
 * remain.
 *
 * Does nothing if the host is unreachable. Waits for work whose response a reload would lose. Resolves with whether the
 * page is reloading.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await isReachable())) return false;
  await dropFiles().catch(() => {});
  await askAgainForMissing();
  await reloadWhenFree();
  return true;
}
