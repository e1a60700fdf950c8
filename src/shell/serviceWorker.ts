/// <reference lib="webworker" />

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { paths } from '@/lib/paths';
import type { WorkerFacts } from './precache';

/**
 * The site's service worker: home's page, which can show every other one, and the files of all pages are kept from the
 * start, other pages and hashed files when they are first used. Everything else, `/api` first of all, goes by it
 * untouched. A new version waits until the member asks for it, and costs a phone one page and what has changed: files
 * that it has stay where they are.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;
declare const __WORKER__: WorkerFacts;

const { pages, assets, entry, hashes, build } = __WORKER__;
const assetCache = `kapao-assets-${build}`;
const pageCache = `kapao-pages-${build}`;
const shellCache = 'kapao-shell';

/**
 * Whether a page and the policy beside it are of this build. In the middle of a deployment a host may still send others,
 * which would be kept for good: then nothing is installed, and the browser tries again.
 */
function isOwn(html: string, headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy');
  return html.includes(`"${entry}"`) && (!policy || hashes.every((hash) => policy.includes(hash)));
}

/** Pages are kept as they are on the host now. */
const precachePages: WorkboxPlugin = {
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
const shell = new PrecacheController({ cacheName: shellCache, plugins: [precachePages] });
shell.precache([{ url: paths.home, revision: build }, ...assets.map((url) => ({ url, revision: null }))]);

self.addEventListener('activate', (event) => {
  const own = [assetCache, pageCache, shellCache];
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

const seen = new CacheFirst({ cacheName: pageCache, plugins: [precachePages] });
const kept = new CacheFirst({ cacheName: assetCache });
const isFile = (pathname: string) => /\.\w+$/.test(pathname) || pathname.startsWith('/api/');

async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  const page = pageOf(pathname);
  const home = () => shell.matchPrecache(paths.home);
  if (page === paths.home) return (await home()) ?? fetch(event.request);
  // Unknown to this build, perhaps not to the host, is what has no page here.
  const response = page ? seen.handle({ event, request: new Request(page) }) : fetch(event.request);
  return response.catch(async () => (await home()) ?? Response.error());
}

const respondWithAsset = async (event: FetchEvent): Promise<Response> =>
  (await shell.matchPrecache(event.request)) ?? kept.handle({ event, request: event.request });

/** Nothing is answered here but pages, and files that are called by their content. */
function responseFor(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !isFile(pathname)) return respondWithPage(event, pathname);
  if (pathname.startsWith('/assets/')) return respondWithAsset(event);
}

self.addEventListener('fetch', (event) => {
  const response = responseFor(event);
  if (!response) return;
  event.respondWith(response);
  // Nobody who listens later answers it once more.
  event.stopImmediatePropagation();
});
