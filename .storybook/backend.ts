import { createBackend } from '@mocks/backend';
import type { Backend } from '@mocks/backendInterface';
import { createHandlers } from '@mocks/browser';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import type { Call } from '@/api/calls/call';
import { configureClient } from '@/api/client/client';
import { allCommandsEnded } from '@/api/commands/command';
import { clearLostSession, getToken, startSession as startAppSession } from '@/app/session';
import { settings } from '@/lib/allSettings';
import { nextFrame } from './deterministic';
import { disableMissingWorker } from './missingWorker';
import type { StoryFault, StoryParameters } from './parameters';
import { getTexts, type ToolbarGlobals } from './toolbar';

let backend: Backend | undefined;

/**
 * Returns the mock backend of the current story, for stories that move its clock or read its state. Throws before the
 * first reset.
 */
export function storyBackend(): Backend {
  if (!backend) throw new Error('There is no mock backend before a story is reset');
  return backend;
}

/** Starts the MSW worker. It passes each request to the backend of the current story. */
export async function startWorker() {
  const current: Pick<Backend, 'handle' | 'mockState'> = {
    handle: (request) => storyBackend().handle(request),
    get mockState() {
      return storyBackend().mockState;
    },
  };
  const worker = setupWorker(
    http.get(tracked, () => new HttpResponse(null, { status: 204 })),
    ...createHandlers(current),
  );
  trackRequests(worker);
  // The URL is relative to the page, because Storybook may be served below a path.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await disableMissingWorker();
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  await start();
  restartWorker = async () => {
    worker.stop();
    await start();
  };
  return worker;
}

let restartWorker = async () => {};

/**
 * Registers the worker again if this page has lost it. That happens when a story in its own tab and Storybook's own page
 * follow each other in one tab; requests would then reach the host.
 */
export async function keepWorker(): Promise<void> {
  const response = await trackedBackends().catch(() => undefined);
  if (response?.status !== 204) await restartWorker();
}

/** Ids of the requests that MSW has seen and whose response body has not fully arrived. */
const underWay = new Set<string>();

function trackRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    if (!request.url.endsWith(tracked)) underWay.add(requestId);
  });
  // The mock ignores some requests, such as those for Storybook's own scripts and images. Do not wait for them.
  events.on('request:unhandled', ({ requestId }) => underWay.delete(requestId));
  const read = async ({ requestId, response }: { requestId: string; response: Response }) => {
    await response.arrayBuffer().catch(() => undefined);
    underWay.delete(requestId);
  };
  events.on('response:mocked', read);
  // A connection that the mock cuts ends with this event.
  events.on('response:bypass', read);
}

/** MSW responds to this URL immediately. When the response arrives, all earlier requests have reached the mock. */
const tracked = '/__hearing';
const trackedBackends = () => fetch(tracked);

/**
 * Creates a backend with new ids and data, in the story's scenario, and resets the client. `now` is in ms since 1970
 * UTC.
 */
export function resetBackend(
  { scenario = 'usual' }: StoryParameters,
  now: number,
  language: ToolbarGlobals['language'],
): void {
  // The operator's texts are in the toolbar's language. For Thai, set no language, so that a story of the Lao market
  // keeps its Lao texts.
  const own = getTexts(language);
  backend = createBackend({ scenario, now, settings: { ...settings }, ...(own !== 'th' && { language: own }) });
  configureClient({ getToken, onSessionLost() {}, onGone() {} });
}

/** Logs a member in if the story sets `session`. Throws if the scenario does not have that member. */
export function startSession({ session = false }: StoryParameters): void {
  clearLostSession();
  if (!session) return;
  const { mockState, tokenFor } = storyBackend();
  const username = session === true ? scenarioByName.get(mockState.scenario)?.members[0]?.username : session;
  if (!username) throw new Error(`Scenario "${mockState.scenario}" has no member to log in`);
  startAppSession(tokenFor(username), true);
}

/** Release functions of the requests that are held. A page with only held requests counts as stable. */
const pendingRequests = new Set<() => void>();

/** Resolves when `letGo` resolves or the story ends. A handler awaits this promise to hold its response until then. */
export const heldRequests = (letGo: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      pendingRequests.delete(end);
      resolve();
    };
    pendingRequests.add(end);
    void letGo.then(end);
  });

/**
 * Ends all held requests and all calls with a `never` fault, and resolves when nothing is under way. So no request, lock
 * or timer outlives its story: the next story's form would follow the earlier command instead of sending its own.
 */
export async function releaseCalls(): Promise<void> {
  let isRunning = true;
  const ended = allCommandsEnded().finally(() => {
    isRunning = false;
  });
  // A command that has just begun reaches the mock, and is held there, only after some frames.
  while (isRunning || underWay.size) {
    for (const release of [...pendingRequests]) release();
    pendingRequests.clear();
    await nextFrame();
  }
  await ended;
}

/**
 * Timeout of `waitForStable` in ms, long enough for a busy machine. If the page is not stable by then, `waitForStable`
 * throws.
 */
export const timeoutMs = 60_000;
/**
 * Frames without a change before a page counts as stable. A dialog measures its content one frame after it opens, and
 * renders again in the next frame.
 */
const stableFrames = 3;

/** Returns true while a finite animation runs. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

/**
 * Waits until all responses except held ones have arrived and the page has stopped changing. With `quietMs` the page
 * must also stay unchanged for this time, in ms, and no finite animation may run. Throws after `timeoutMs`.
 */
export async function waitForStable(quietMs = 0): Promise<void> {
  const end = performance.now() + timeoutMs;
  let frames = 0;
  let since = performance.now();
  const startOver = () => {
    frames = 0;
    since = performance.now();
  };
  const changes = new MutationObserver(startOver);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    while (frames < stableFrames || performance.now() - since < quietMs) {
      if (performance.now() > end) {
        throw new Error(
          `The story is not stable after ${timeoutMs / 1000} s: ${underWay.size - pendingRequests.size} responses are pending, or it still changes`,
        );
      }
      frames += 1;
      await nextFrame();
      if (frames === stableFrames) await trackedBackends();
      if (underWay.size > pendingRequests.size || (quietMs && isMoving())) startOver();
    }
  } finally {
    changes.disconnect();
  }
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * Returns a handler that holds the call's response until the story ends. MSW tries this handler before the backend,
 * which cannot hold a request.
 */
const neverResponding = ({ method, path }: Call): RequestHandler =>
  methods[method](
    `${settings.apiBase}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    () => new Promise<Response>((resolve) => pendingRequests.add(() => resolve(HttpResponse.error()))),
  );

const always = 1_000_000;

/** Makes the story's calls fail (`parameters.fail`) every time, or `times` times. `never` ignores `times`. */
export function failCalls(worker: SetupWorker, faults: StoryFault | readonly StoryFault[] = []): void {
  for (const { call, kind, ...rule } of [faults].flat()) {
    if (kind === 'never') worker.use(neverResponding(call));
    else {
      const path = call.path.replace(/\{\w+\}/g, '*');
      storyBackend().fail({ times: always, ...rule, kind, method: call.method, path });
    }
  }
}
