/// <reference lib="webworker" />

import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { paths } from '@/lib/paths';
import { anyPath } from './anyPath';
import { keptPage } from './keptPage';
import { memberPage, staticPages } from './pages';
import type { WorkerFacts } from './precache';

/**
 * The site's service worker: the pages and their chunks are kept from the start, other hashed files when they are first
 * used. Everything else, `/api` first of all, goes by it untouched. A new version waits until the member asks for it.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis;
declare const __WORKER__: WorkerFacts;

const { files, build } = __WORKER__;
const assetCache = `kapao-assets-${build}`;

/** Pages are kept in the form that is painted soonest. */
const keep: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) => {
  if (!response.ok) return null;
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  return isHtml ? new Response(keptPage(await response.text()), response) : response;
};
addPlugins([{ cacheWillUpdate: keep }]);
precache([...files]);

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('kapao-assets-') && name !== assetCache);
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
  if (pathname === paths.user || pathname.startsWith(`${paths.user}/`)) return memberPage.path;
  return staticPages.find(({ path }) => path !== anyPath && path === pathname)?.path;
}

const online = new NetworkOnly();
const kept = new CacheFirst({ cacheName: assetCache });
const isFile = (pathname: string) => /\.\w+$/.test(pathname) || pathname.startsWith('/api/');

const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && !isFile(url.pathname);

const answerPage: RouteHandlerCallback = async (options) => {
  const page = pageOf(options.url?.pathname ?? '');
  if (page) return createHandlerBoundToURL(page)(options);
  // Unknown to this build, perhaps not to the host.
  return online.handle(options).catch(async () => (await matchPrecache(memberPage.path)) ?? Response.error());
};

const isAsset: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/');

const answerAsset: RouteHandlerCallback = async (options) =>
  (await matchPrecache(options.request)) ?? kept.handle(options);

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

if (__MOCK__) self.importScripts('/mockServiceWorker.js');
