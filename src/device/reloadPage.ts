import { whenReloadSafe } from './reloadGuard';
import { dropFiles } from './storage';

/**
 * Requests the page from its host. Undefined if the host is unreachable. Any response counts, even an error, and so does
 * a redirect, which is not followed: fetch may not read what another host responds, but a reload follows it.
 */
const askHost = () =>
  fetch(window.location.href, { cache: 'reload', redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );

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
  if (!(await askHost())) return false;
  await dropFiles().catch(() => {});
  await globalThis.kapaoRenew?.();
  await reloadWhenFree();
  return true;
}

/**
 * Follows the site to another host name. The service worker would show the old site for good, because browsers accept no
 * redirect of its script. If the host redirects this page, removes the worker and reloads the page.
 */
export async function followHost(): Promise<void> {
  if ((await askHost())?.type !== 'opaqueredirect') return;
  await dropFiles();
  await reloadWhenFree();
}
