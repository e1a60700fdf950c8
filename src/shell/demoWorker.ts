/// <reference lib="webworker" />

import './serviceWorker';

/** The demo's worker: the site's worker and the mock backend's in one script and scope. */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;

// The mock's script would activate itself immediately, and unregister this worker when the last page closes.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
self.importScripts('/mockServiceWorker.js');
