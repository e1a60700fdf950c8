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
 * MSW's way to a backend: every request below `/api/` or `/__mock/` of the build's API base, and the chat's socket. Not any `/api/`: Vite
 * serves `src/api/` too.
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
  /** What the address ends with; after the state mark a state to open (stateLink.ts). */
  hash?: string;
}

/** A believable line: long enough to see a loader now and then, short enough not to wait. */
const usualLatencyMs = 140;

/**
 * Starts the mock in this page, where the last one left it: the app with a mock, and the demo, with its panel. Paint the first page before calling it; calls made
 * before it is ready are not answered by it.
 */
export async function startMock({ hash = '', ...options }: StartOptions = {}): Promise<Backend> {
  const backend = createBackend({ ...options, settings, running: true, latencyMs: usualLatencyMs });
  const httpServer = await shared(backend);
  const problem = hash.startsWith(stateMark) ? await openHere(backend, hash.slice(stateMark.length)) : '';
  const worker = setupWorker(...createHandlers(httpServer));
  // In a built demo the site's own worker holds the scope, and brings the mock's in.
  const url = import.meta.env.PROD ? '/sw.js' : '/mockServiceWorker.js';
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  // Nobody waits for the panel: the app goes on meanwhile.
  import('./panel/panel').then(({ openPanel }) => openPanel(backend, httpServer, { problem }));
  return backend;
}

/** Puts a link's state in place of what is here, and loads its page; answers why where the link holds none. */
async function openHere(backend: Backend, code: string): Promise<string> {
  try {
    const opened = await openState(code, settings);
    backend.restore(opened.mockState);
    await save(backend);
    putPage(opened);
    // A path alone: a link leads nowhere else.
    const { pathname, search } = new URL(opened.page.path, location.origin);
    location.replace(`${location.origin}${pathname}${search}`);
    return await new Promise(() => {});
  } catch (error) {
    if (error instanceof NoState) return error.message;
    throw error;
  }
}
