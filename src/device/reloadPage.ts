import { whenReloadSafe } from './reloadGuard';
import { dropFiles } from './storage';

/** Any response from the host proves that it is reachable. */
const isReachable = () =>
  fetch(window.location.href, { cache: 'reload' }).then(
    () => true,
    () => false,
  );

/**
 * Requests missing files again and bypasses the cache: hosts that set caching by path let browsers remember a 404 for a
 * year.
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
 * serve the old page. So it first removes the worker and its caches. Address, session and drafts stay.
 *
 * Offline it does nothing. Waits for work that a reload would cut off. Resolves with whether the page is reloading.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await isReachable())) return false;
  await dropFiles().catch(() => {});
  await askAgainForMissing();
  await reloadWhenFree();
  return true;
}
