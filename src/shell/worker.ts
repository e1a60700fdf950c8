import { elapsedNow } from '@/device/elapsed';
import { whenReloadSafe } from '@/device/reloadGuard';
import { followHost, reloadWhenFree } from '@/device/reloadPage';
import { hourMs } from '@/lib/time';

const address = '/sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Returns the worker's address as a trusted script URL, or as a plain string in browsers without Trusted Types. The
 * page's Trusted Types policy allows only this address.
 */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== address) throw new TypeError(`not the site's service worker: ${url}`);
    return url;
  };
  return trustedTypes?.createPolicy('kapao-worker', { createScriptURL }).createScriptURL(address) ?? address;
}

/**
 * Registers the site's service worker. When a new version waits, calls `offer` with a function that activates it. That
 * function reloads the page once no command is in flight. The page never activates a version by itself.
 *
 * Checks for updates now, and when the page becomes visible, at most once an hour. If the host redirects the page, the
 * page follows.
 */
export async function registerWorker(offer: (bringIn: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isWanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) void reloadWhenFree();
    // Another tab has activated the new version, but this tab still runs the old one.
    else if (isControlled) offer(() => void reloadWhenFree());
    isControlled = true;
  });

  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  // An update fails, among others, if the site has moved to another host name.
  const update = () =>
    registration
      .update()
      .catch(followHost)
      .catch(() => {});
  if (isControlled) void update();
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    offer(async () => {
      // The new version deletes the old version's files, so this page must reload. Wait until a reload would lose no
      // response.
      await whenReloadSafe();
      isWanted = true;
      waiting.postMessage('kapao:update');
    });
  };
  const offerInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting());
  };
  registration.addEventListener('updatefound', offerInstalling);
  // The browser may have found a version before this page listened.
  offerInstalling();
  offerWaiting();

  let checkedAt = elapsedNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || elapsedNow() - checkedAt < hourMs) return;
    checkedAt = elapsedNow();
    void update();
  });
}
