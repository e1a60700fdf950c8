import { whenReloadSafe } from './reloadGuard';
import { dropFiles } from './storage';

/** The line is there when the host answers, whatever it says. */
const isReachable = () =>
  fetch(window.location.href, { cache: 'reload' }).then(
    () => true,
    () => false,
  );

/** Hosts that go by path alone let browsers remember for a year that a file is missing: it is asked for past that. */
async function askAgainForMissing(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(({ name, responseStatus }) => responseStatus === 404 && name.includes('/assets/'));
  await Promise.all(missing.map(({ name }) => fetch(name, { cache: 'reload' }).catch(() => undefined)));
}

/** Loads the page anew once nothing is under way whose answer would be lost by that. */
export async function reloadWhenFree(): Promise<void> {
  await whenReloadSafe();
  window.location.reload();
}

/**
 * Loads the page anew from its host: after a deployment files of the old version are gone, and the service worker would
 * give the old page again, so it is taken away first with all that it has kept. Address, session and drafts stay.
 * Without a line nothing happens; what is under way is waited for. Resolves to whether the page is being loaded.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await isReachable())) return false;
  await dropFiles().catch(() => {});
  await askAgainForMissing();
  await reloadWhenFree();
  return true;
}
