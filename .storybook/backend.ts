import { type Backend, createBackend } from '@mocks/backend';
import { createHandlers } from '@mocks/browser';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { type DefaultBodyType, HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Call } from '@/api/call';
import { configureClient } from '@/api/client';
import { settings } from '@/lib/settings';
import type { Fault, StoryParameters } from './parameters';

let backend: Backend | undefined;

/** The mock backend of the story on screen, for stories that move its clock or look into it. */
export function storyBackend(): Backend {
  if (!backend) throw new Error('There is no mock backend before a story is reset');
  return backend;
}

/** Starts the worker once; each story then gets a backend of its own behind it. */
export async function startWorker() {
  const worker = setupWorker(...createHandlers({ handle: (request) => storyBackend().handle(request) }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

const tokenKey = 'kapao.token';
const getToken = () => sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);

/** A new backend, with new ids and data, in the story's scenario at the story's time. */
export function resetBackend({ scenario = 'usual' }: StoryParameters, now: number): void {
  backend = createBackend({ scenario, now, settings: { ...settings } });
  configureClient({ getToken, onSessionLost() {}, onGone() {} });
}

/** Logs a member in when the story asks for one. */
export function startSession({ session = false }: StoryParameters): void {
  if (!session) return;
  const { world, tokenFor } = storyBackend();
  const username = session === true ? scenarioByName.get(world.scenario)?.members[0]?.username : session;
  if (!username) throw new Error(`Scenario "${world.scenario}" has no member to log in`);
  localStorage.setItem(tokenKey, tokenFor(username));
}

const unanswered = new Set<() => void>();

/** Ends calls that a `never` fault left waiting, so that no lock or timer outlives its story. */
export function releaseCalls(): void {
  for (const release of unanswered) release();
  unanswered.clear();
}

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

function faultyAnswer({ kind = 'answer', status = 500, message = 'INTERNAL_SERVER_ERROR' }: Fault) {
  switch (kind) {
    case 'answer':
      return HttpResponse.json({ message }, { status });
    case 'html':
      return HttpResponse.html(html, { status });
    case 'empty':
      return new HttpResponse(null, { status });
    case 'cut':
      return new HttpResponse('{"message":"INTERNAL_SER', { status, headers: { 'Content-Type': 'application/json' } });
    case 'network':
      return HttpResponse.error();
    case 'never':
      return new Promise<Response>((resolve) => unanswered.add(() => resolve(HttpResponse.error())));
  }
}

const pathOf = (call: Call) => `${settings.apiBase}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

/** MSW handlers for a story's `fail` parameter: faults lie before the backend, which never hears of the call. */
export function faultHandlers(faults: Fault | readonly Fault[] = []): RequestHandler[] {
  return [faults].flat().map((fault) => {
    let left = fault.times ?? Number.POSITIVE_INFINITY;
    const method = fault.call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method]<Record<string, string>, DefaultBodyType>(pathOf(fault.call), () => {
      left -= 1;
      return left >= 0 ? faultyAnswer(fault) : undefined;
    });
  });
}
