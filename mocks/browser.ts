import { HttpResponse, http, type RequestHandler, type WebSocketHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { settings } from '@/lib/allSettings';
import { createBackend } from './backend';
import type { Backend } from './backendInterface';
import { putPage } from './panel/page';
import { save, shared } from './panel/saved';
import { chatSocket } from './realtime';
import { NoState, openState, stateMark } from './stateLink';

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

export interface StartOptions {
  scenario?: string;
  seed?: number;
  /** The hash of the page's address. A hash that starts with the state mark holds a state to open (stateLink.ts). */
  hash?: string;
}

/** A realistic latency in ms: long enough to show a loader sometimes, short enough not to annoy. */
const usualLatencyMs = 140;

/**
 * Starts the mock in this page and restores the state that an earlier page saved. The development server and the demo
 * use this function, both with the demo panel. The mock does not receive requests sent before the promise resolves.
 */
export async function startMock({ hash = '', ...options }: StartOptions = {}): Promise<Backend> {
  const backend = createBackend({ ...options, settings, running: true, latencyMs: usualLatencyMs });
  const httpServer = await shared(backend);
  const problem = hash.startsWith(stateMark) ? await openHere(backend, hash.slice(stateMark.length)) : '';
  const worker = setupWorker(...createHandlers(httpServer));
  // In a built demo the app's service worker owns the scope and imports the mock's worker.
  const url = import.meta.env.PROD ? '/sw.js' : '/mockServiceWorker.js';
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  // The panel loads in the background, so the app does not wait for it.
  import('./panel/panel').then(({ openPanel }) => openPanel(backend, httpServer, { problem }));
  return backend;
}

/**
 * Replaces the state with the link's state and loads the link's page. Resolves with the reason if the link holds no
 * usable state. Otherwise never resolves, because the page reloads.
 */
async function openHere(backend: Backend, code: string): Promise<string> {
  try {
    const opened = await openState(code, settings);
    backend.restore(opened.mockState);
    await save(backend);
    putPage(opened);
    // Use only the path and query, so a link cannot lead to another site.
    const { pathname, search } = new URL(opened.page.path, location.origin);
    location.replace(`${location.origin}${pathname}${search}`);
    return await new Promise(() => {});
  } catch (error) {
    if (error instanceof NoState) return error.message;
    throw error;
  }
}
