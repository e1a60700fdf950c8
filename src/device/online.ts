import { createListeners } from '@/lib/store';
import { whileVisible } from './whileVisible';

/**
 * Some in-app browsers and VPNs report `navigator.onLine` as false although the network works. So a response to a
 * request that was sent after the last `offline` event counts more than the report.
 */
const changes = createListeners();
/** Time of the last `offline` event by `performance.now()`, in ms. */
let offlineAt = 0;
let isAnswered = false;

// Without a browser, as in tests of the client, there are no such events.
globalThis.addEventListener?.('offline', () => {
  offlineAt = performance.now();
  isAnswered = false;
  changes.notify();
});
globalThis.addEventListener?.('online', () => changes.notify());

/** Returns whether the device is offline, as far as the browser's report and the last responses show. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false && !isAnswered;

/** Subscribes to changes of `isOffline`. Returns the unsubscribe function. */
export const onOfflineChange = changes.subscribe;

/** Records a response. `sentAt` is the time of its request by `performance.now()`, in ms. */
export function recordResponse(sentAt: number): void {
  if (isAnswered || sentAt < offlineAt || globalThis.navigator?.onLine !== false) return;
  isAnswered = true;
  changes.notify();
}

/**
 * Calls `work` once: when the device is online again, or after `longestMs` ms in which the page is visible. Passes
 * whether the device is still offline.
 */
export function whenOnline(work: (isStillOffline: boolean) => void, longestMs: number): void {
  const run = () => {
    stopTimer();
    unsubscribe();
    work(isOffline());
  };
  const stopTimer = whileVisible(run, longestMs);
  const unsubscribe = onOfflineChange(() => !isOffline() && run());
}
