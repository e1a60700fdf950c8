import { elapsedNow } from '@/device/elapsed';
import { whenReloadSafe } from '@/device/reloadGuard';
import { reloadWhenFree } from '@/device/reloadPage';

/** The site's service worker in this page: registered once the page is usable, and asked for news now and then. */
const address = '/sw.js';
const hourMs = 3_600_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The one script address that this page ever vouches for. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== address) throw new TypeError(`not the site's service worker: ${url}`);
    return url;
  };
  return trustedTypes?.createPolicy('kapao-worker', { createScriptURL }).createScriptURL(address) ?? address;
}

/**
 * Registers the worker. `offer` gets a new version once it waits, and brings it in when the member wants it: the page
 * then loads anew, once no command is under way. It is never forced.
 */
export async function registerWorker(offer: (bringIn: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isWanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) void reloadWhenFree();
    // Another tab brought it in: this one still runs the old version.
    else if (isControlled) offer(() => void reloadWhenFree());
    isControlled = true;
  });

  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    offer(async () => {
      // The new version takes the files of the old one away: what is under way is over before.
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
  // One that was found before this page asked.
  offerComing();
  offerWaiting();

  let asked = elapsedNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || elapsedNow() - asked < hourMs) return;
    asked = elapsedNow();
    registration.update().catch(() => {});
  });
}
