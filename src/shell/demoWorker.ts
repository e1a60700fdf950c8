/// <reference lib="webworker" />

import './serviceWorker';

/**
 * The service worker of the demo, which combines the site's worker and the mock backend's worker in one script and
 * scope.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;
/** The pages whose requests the mock's script passes to its backend: a constant of that script. */
declare const activeClientIds: Set<string>;

/**
 * Keeps the ids of those pages while the browser stops this worker, as it does for a page in the background. The mock's
 * script keeps them in memory only, and every later request would reach the host.
 */
const mockPages = 'kapao-mock-pages';
let isRestored = false;

async function restorePages(): Promise<void> {
  const cache = await caches.open(mockPages);
  for (const { url } of await cache.keys()) {
    const id = new URL(url).pathname.slice(1);
    if (await self.clients.get(id)) activeClientIds.add(id);
    else await cache.delete(url);
  }
  isRestored = true;
}

/** Passes a request to the other listeners once the mock's script knows its pages, or else to the host. */
async function respondLater({ request, clientId }: FetchEvent): Promise<Response> {
  await restorePages();
  const event = new FetchEvent('fetch', { request, clientId });
  let response: Response | PromiseLike<Response> | undefined;
  event.respondWith = (newResponse) => {
    response = newResponse;
  };
  self.dispatchEvent(event);
  return response ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  if (isRestored || event.request.mode === 'navigate') return;
  event.respondWith(respondLater(event));
  event.stopImmediatePropagation();
});
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data !== 'MOCK_ACTIVATE' || !(source instanceof Client)) return;
  event.waitUntil(caches.open(mockPages).then((cache) => cache.put(`/${source.id}`, new Response())));
});

// Keep these events from the mock's script. On `install` it would activate itself immediately. On `CLIENT_CLOSED` it
// would unregister this worker once the last page has closed.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
self.importScripts('/mockServiceWorker.js');
