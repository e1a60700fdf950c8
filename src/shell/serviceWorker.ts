/// <reference lib="webworker" />

import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { paths } from '@/lib/paths';
import type { WorkerFacts } from './precache';

/**
 * The site's service worker: home's page, which can show every other one, and the chunks of all pages are kept from the
 * start, other pages and hashed files when they are first used. Everything else, `/api` first of all, goes by it
 * untouched. A new version waits until the member asks for it, and costs a phone one page and what has changed.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;
declare const __WORKER__: WorkerFacts;

const { pages, assets, entry, hashes, build } = __WORKER__;
const assetCache = `kapao-assets-${build}`;
const shellCache = `kapao-shell-${build}`;

/**
 * Whether a page and the policy beside it are of this build. In the middle of a deployment a host may still send others,
 * which would be kept for good: then nothing is installed, and the browser tries again.
 */
function isOwn(html: string, headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy');
  return html.includes(`"${entry}"`) && (!policy || hashes.every((hash) => policy.includes(hash)));
}

/** Pages are kept as they are on the host now. */
const keepPages: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    pages.includes(new URL(request.url).pathname) ? new Request(request, { cache: 'reload' }) : request,
  // That a file is missing may be an old memory (`reloadPage.ts`): it is asked for past that.
  fetchDidSucceed: async ({ request, response }) =>
    response.ok || request.cache === 'reload' ? response : fetch(new Request(request, { cache: 'reload' })),
  cacheWillUpdate: async ({ response }) => {
    if (!response.ok) return null;
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    return isOwn(html, response.headers) ? new Response(html, response) : null;
  },
};
const shell = new PrecacheController({ cacheName: shellCache, plugins: [keepPages] });
shell.precache([paths.home, ...assets].map((url) => ({ url, revision: null })));

self.addEventListener('activate', (event) => {
  const own = [assetCache, shellCache];
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('kapao-') && !own.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'kapao:update') void self.skipWaiting();
});

/** The page of a path, as hosts give it. */
function pageOf(pathname: string): string | undefined {
  if (pathname === '/') return paths.login;
  if (pathname === paths.user || pathname.startsWith(`${paths.user}/`)) return paths.home;
  return pages.find((path) => path === pathname);
}

const online = new NetworkOnly();
const seen = new CacheFirst({ cacheName: shellCache, plugins: [keepPages] });
const kept = new CacheFirst({ cacheName: assetCache });
const isFile = (pathname: string) => /\.\w+$/.test(pathname) || pathname.startsWith('/api/');

const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && !isFile(url.pathname);

const answerPage: RouteHandlerCallback = async (options) => {
  const page = pageOf(options.url?.pathname ?? '');
  if (page === paths.home) return shell.createHandlerBoundToURL(page)(options);
  // Unknown to this build, perhaps not to the host, is what has no page here.
  const answer = page ? seen.handle({ event: options.event, request: new Request(page) }) : online.handle(options);
  return answer.catch(async () => (await shell.matchPrecache(paths.home)) ?? Response.error());
};

const isAsset: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/');

const answerAsset: RouteHandlerCallback = async (options) =>
  (await shell.matchPrecache(options.request)) ?? kept.handle(options);

const router = new Router();
router.registerRoute(new Route(isPage, answerPage));
router.registerRoute(new Route(isAsset, answerAsset));

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (!answer) return;
  event.respondWith(answer);
  // The mock backend's worker listens too, in a demo.
  event.stopImmediatePropagation();
});

if (__MOCK__) {
  // The mock's own script would bring itself in at once, and take itself and this worker away with the last page.
  self.addEventListener('install', (event) => event.stopImmediatePropagation());
  self.addEventListener('message', (event) => {
    if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  });
  self.importScripts('/mockServiceWorker.js');
}
