/// <reference lib="webworker" />

import './serviceWorker';

/**
 * The service worker of the demo, which combines the site's worker and the mock backend's worker in one script and
 * scope.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;

// Stop events that reach the mock's script. It would activate itself immediately, and unregister this worker when the
// last page closes.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
self.importScripts('/mockServiceWorker.js');
