import { elapsedNow } from '@/device/elapsed';
import { whenReloadSafe } from '@/device/reloadGuard';
import { reloadWhenFree } from '@/device/reloadPage';

/**
 * Registers the site's service worker once the page is interactive, and checks for updates when the page becomes
 * visible, at most once an hour.
 */
const address = '/sw.js';
const hourMs = 3_600_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Returns the only script address that this page's Trusted Types policy allows. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== address) throw new TypeError(`not the site's service worker: ${url}`);
    return url;
  };
  return trustedTypes?.createPolicy('kapao-worker', { createScriptURL }).createScriptURL(address) ?? address;
}

/**
 * Registers the worker. Calls `offer` with a function when a new version waits. That function activates the version and
 * reloads the page once no command is in flight. The page never forces a version.
 */
export async function registerWorker(offer: (bringIn: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isWanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) void reloadWhenFree();
    // Another tab activated the new version; this tab still runs the old one.
    else if (isControlled) offer(() => void reloadWhenFree());
    isControlled = true;
  });

  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    offer(async () => {
      // The new version deletes the old version's files, so running work has to end first.
      await whenReloadSafe();
      isWanted = true;
      waiting.postMessage('kapao:update');
    });
  };
  const offerComing = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting());
  };
  registration.addEventListener('updatefound', offerComing);
  // A version that was found before this page asked.
  offerComing();
  offerWaiting();

  let asked = elapsedNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || elapsedNow() - asked < hourMs) return;
    asked = elapsedNow();
    registration.update().catch(() => {});
  });
}
