/// <reference lib="webworker" />

import './serviceWorker';

/** The demo's worker: the site's own and the mock backend's are one script in one scope. */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;

// The mock's own script would bring itself in at once, and take itself and this worker away with the last page.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
self.importScripts('/mockServiceWorker.js');
