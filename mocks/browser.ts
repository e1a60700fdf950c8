import { HttpResponse, http, type RequestHandler, type WebSocketHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { settings } from '@/lib/allSettings';
import { createBackend } from './backend';
import type { Backend } from './backendInterface';
import { linkMark, openLink } from './panel/link';
import { save, shared } from './panel/saved';
import { chatSocket } from './realtime';

/**
 * Returns MSW handlers that pass requests to a backend: requests below `/api/` or `/__mock/` of the build's API base,
 * and the chat's socket. They do not match `/api/` in other paths, because Vite serves `src/api/` too.
 */
export function createHandlers(backend: Pick<Backend, 'handle' | 'mockState'>): (RequestHandler | WebSocketHandler)[] {
  const pass = async ({ request }: { request: Request }) => {
    const response = await backend.handle(request);
    return response.type === 'error' ? HttpResponse.error() : new HttpResponse(response.body, response);
  };
  return [
    http.all(`${settings.apiBase}/api/*`, pass),
    http.all(`${settings.apiBase}/__mock/*`, pass),
    chatSocket(backend),
  ];
}

interface StartOptions {
  scenario?: string;
  seed?: number;
  /** The page's address. It may be a link to open (panel/link.ts). */
  href?: string;
}

/** A realistic latency in ms: long enough to show a loader sometimes, short enough not to annoy. */
const usualLatencyMs = 140;

/**
 * Starts the mock in this page and restores the state that an earlier page saved. The development server and the demo
 * use this function, both with the demo panel. The mock does not receive requests sent before the promise resolves.
 */
export async function startMock({ href = location.href, ...options }: StartOptions = {}): Promise<Backend> {
  const demoPage = `${location.origin}/demo/outside.html?market=${settings.market}`;
  const backend = createBackend({ ...options, settings, running: true, latencyMs: usualLatencyMs, demoPage });
  const httpServer = await shared(backend);
  const problem = href.includes(linkMark) ? await openHere(backend, new URL(href)) : '';
  const worker = setupWorker(...createHandlers(httpServer));
  // In a built demo the app's service worker owns the scope and imports the mock's worker.
  const url = import.meta.env.PROD ? '/sw.js' : '/mockServiceWorker.js';
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  // The panel loads in the background, so the app does not wait for it.
  import('./panel/panel').then(({ openPanel }) => openPanel(backend, httpServer, { problem }));
  return backend;
}

/**
 * Opens a link and loads its page without the hash. Resolves with the reason if the link does not open. Otherwise never
 * resolves, because the page reloads.
 */
async function openHere(backend: Backend, { origin, pathname, search, hash }: URL): Promise<string> {
  try {
    openLink(backend, hash);
  } catch (error) {
    return `This link does not open: ${(error as Error).message}`;
  }
  await save(backend);
  location.replace(`${origin}${pathname}${search}`);
  return new Promise(() => {});
}
