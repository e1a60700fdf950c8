/// <reference lib="webworker" />

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { isFile } from '@/device/fileTypes';
import { paths } from '@/lib/paths';
import type { WorkerFacts } from './precache';

/**
 * The site's service worker.
 * - It precaches home's page, which can show every other page, and the files of the public pages and of home.
 * - It caches other pages and hashed files when they are first used.
 * - It does not handle other requests, such as those to `/api`.
 * - A new version waits until the user accepts it. It downloads only one page and the changed files; unchanged files
 *   stay cached.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;
declare const __WORKER__: WorkerFacts;

const { pages, assets, entry, hashes, build } = __WORKER__;
const assetCache = `kapao-assets-${build}`;
const pageCache = `kapao-pages-${build}`;
const shellCache = 'kapao-shell';

/**
 * Returns whether a page and its CSP belong to this build. During a deployment a host may still send older pages, which
 * would stay cached. The worker does not cache an older page. If home's page is older, the installation fails, and the
 * browser tries again later.
 */
function isOwn(html: string, headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy');
  return html.includes(`"${entry}"`) && (!policy || hashes.every((hash) => policy.includes(hash)));
}

/**
 * Fetches pages without the HTTP cache, and caches neither pages of another build nor files of a wrong type, which a
 * filter or a proxy may send.
 */
const ownFiles: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    pages.includes(new URL(request.url).pathname) ? new Request(request, { cache: 'reload' }) : request,
  // A wrong response may come from the HTTP cache (`renewFiles.ts`), so request the file again without the cache.
  fetchDidSucceed: async ({ request, response }) =>
    isFile(request.url, response) || request.cache === 'reload'
      ? response
      : fetch(new Request(request, { cache: 'reload' })),
  cacheWillUpdate: async ({ request, response }) => {
    if (!isFile(request.url, response)) return null;
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    return isOwn(html, response.headers) ? new Response(html, response) : null;
  },
};
const shell = new PrecacheController({ cacheName: shellCache, plugins: [ownFiles] });
shell.precache([{ url: paths.home, revision: build }, ...assets.map((url) => ({ url, revision: null }))]);

self.addEventListener('activate', (event) => {
  const ownCaches = [assetCache, pageCache, shellCache];
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('kapao-') && !ownCaches.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'kapao:update') void self.skipWaiting();
});

/** Returns the path of the page that hosts serve for `pathname`. Undefined if this build has no page for it. */
function getPage(pathname: string): string | undefined {
  if (pathname === '/') return paths.login;
  if (pathname === paths.user || pathname.startsWith(`${paths.user}/`)) return paths.home;
  return pages.find((path) => path === pathname);
}

const pageStrategy = new CacheFirst({ cacheName: pageCache, plugins: [ownFiles] });
const assetStrategy = new CacheFirst({ cacheName: assetCache, plugins: [ownFiles] });
const hasEnding = (pathname: string) => /\.\w+$/.test(pathname) || pathname.startsWith('/api/');

async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  const page = getPage(pathname);
  const home = () => shell.matchPrecache(paths.home);
  if (page === paths.home) return (await home()) ?? fetch(event.request);
  // If this build has no page for the path, the host may still have one, so use the network.
  const response = page ? pageStrategy.handle({ event, request: new Request(page) }) : fetch(event.request);
  return response.catch(async () => (await home()) ?? Response.error());
}

/**
 * Requests a file again, because the page could not use the cached one (`renewFiles.ts`). The response replaces the cached
 * one. Removes the cached one if neither is in order.
 */
async function renew(request: Request): Promise<Response> {
  const response = await fetch(request);
  for (const name of [shellCache, assetCache]) {
    const cache = await caches.open(name);
    const old = await cache.match(request);
    if (old && isFile(request.url, response)) await cache.put(request, response.clone());
    else if (old && !isFile(request.url, old)) await cache.delete(request);
  }
  return response;
}

const respondWithAsset = async (event: FetchEvent): Promise<Response> =>
  event.request.cache === 'reload'
    ? renew(event.request)
    : ((await shell.matchPrecache(event.request)) ?? assetStrategy.handle({ event, request: event.request }));

/** Returns the response to a request for a page or a hashed file; undefined for all other requests. */
function getResponse(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !hasEnding(pathname)) return respondWithPage(event, pathname);
  if (pathname.startsWith('/assets/')) return respondWithAsset(event);
}

self.addEventListener('fetch', (event) => {
  const response = getResponse(event);
  if (!response) return;
  event.respondWith(response);
  // Listeners added later must not respond to the same request.
  event.stopImmediatePropagation();
});
