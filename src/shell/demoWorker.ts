/// <reference lib="webworker" />

import './serviceWorker';

/**
 * The service worker of the demo, which combines the site's worker and the mock backend's worker in one script and
 * scope.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;

// Keep these events from the mock's script. On `install` it would activate itself immediately. On `CLIENT_CLOSED` it
// would unregister this worker once the last page has closed.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
self.importScripts('/mockServiceWorker.js');
