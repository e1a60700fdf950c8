import { createBackend } from '@mocks/backend';
import type { Backend } from '@mocks/backendInterface';
import { createHandlers } from '@mocks/browser';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import type { Call } from '@/api/calls/call';
import { configureClient } from '@/api/client/client';
import { clearLostSession, getToken, startSession as startAppSession } from '@/app/session';
import { settings } from '@/lib/allSettings';
import { nextFrame } from './deterministic';
import type { StoryFault, StoryParameters } from './parameters';
import { type ToolbarGlobals, textsOf } from './toolbar';

let backend: Backend | undefined;

/** The mock backend of the story on screen, for stories that move its clock or look into it. */
export function storyBackend(): Backend {
  if (!backend) throw new Error('There is no mock backend before a story is reset');
  return backend;
}

/** Starts the worker once; each story then gets a backend of its own behind it. */
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
  // Beside the page: Storybook may lie below a path.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  return worker;
}

/** Requests that the mock has heard of, and of which the last byte of the answer is not in. */
const underWay = new Set<string>();

function trackRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    if (!request.url.endsWith(tracked)) underWay.add(requestId);
  });
  // Scripts and pictures of Storybook itself.
  events.on('request:unhandled', ({ requestId }) => underWay.delete(requestId));
  const read = async ({ requestId, response }: { requestId: string; response: Response }) => {
    await response.arrayBuffer().catch(() => undefined);
    underWay.delete(requestId);
  };
  events.on('response:mocked', read);
  // A connection that the mock has cut comes so.
  events.on('response:bypass', read);
}

/** Answered at once: whatever was asked before has reached the mock by then. */
const tracked = '/__hearing';
const trackedBackends = () => fetch(tracked);

/** A new backend, with new ids and data, in the story's scenario at the story's time. */
export function resetBackend(
  { scenario = 'usual' }: StoryParameters,
  now: number,
  language: ToolbarGlobals['language'],
): void {
  // The site's owner writes in the language that is on screen; a story of the Lao market in Thai keeps its own.
  const own = textsOf(language);
  backend = createBackend({ scenario, now, settings: { ...settings }, ...(own !== 'th' && { language: own }) });
  configureClient({ getToken, onSessionLost() {}, onGone() {} });
}

/** Logs a member in when the story asks for one. */
export function startSession({ session = false }: StoryParameters): void {
  clearLostSession();
  if (!session) return;
  const { mockState, tokenFor } = storyBackend();
  const username = session === true ? scenarioByName.get(mockState.scenario)?.members[0]?.username : session;
  if (!username) throw new Error(`Scenario "${mockState.scenario}" has no member to log in`);
  startAppSession(tokenFor(username), true);
}

/** Ends for each request that is kept back: the page counts as settled while they wait. */
const pendingRequests = new Set<() => void>();

/** Keeps an answer back: settles when it is let go by what this is handed, or when the story is over. */
export const heldRequests = (letGo: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      pendingRequests.delete(end);
      resolve();
    };
    pendingRequests.add(end);
    void letGo.then(end);
  });

/** Ends calls that a `never` fault left waiting, so that no lock or timer outlives its story. */
export function releaseCalls(): void {
  for (const release of [...pendingRequests]) release();
  pendingRequests.clear();
}

/** A busy machine is no defect; what still changes after so long never rests. */
const timeoutMs = 20_000;
/** A dialog sees how tall its content is in the frame after it came, and answers in one more. */
const stableFrames = 3;

/** Until a story's answers are in, but for those that never come, and the page rests: it is judged as members see it. */
export async function waitForStable(): Promise<void> {
  const end = performance.now() + timeoutMs;
  let frames = 0;
  const startOver = () => {
    frames = 0;
  };
  const changes = new MutationObserver(startOver);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    while (frames < stableFrames) {
      if (performance.now() > end) {
        throw new Error(
          `The story does not settle: ${underWay.size - pendingRequests.size} answers under way, or it changes on`,
        );
      }
      frames += 1;
      await nextFrame();
      if (frames === stableFrames) await trackedBackends();
      if (underWay.size > pendingRequests.size) startOver();
    }
  } finally {
    changes.disconnect();
  }
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** No answer while the story lasts. In front of the backend, which waits for nobody. */
const neverResponding = ({ method, path }: Call): RequestHandler =>
  methods[method](
    `${settings.apiBase}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    () => new Promise<Response>((resolve) => pendingRequests.add(() => resolve(HttpResponse.error()))),
  );

const always = 1_000_000;

/** Makes the story's calls fail (`parameters.fail`), each time unless it says how often. */
export function failCalls(worker: SetupWorker, faults: StoryFault | readonly StoryFault[] = []): void {
  for (const { call, kind, ...rule } of [faults].flat()) {
    if (kind === 'never') worker.use(neverResponding(call));
    else {
      const path = call.path.replace(/\{\w+\}/g, '*');
      storyBackend().fail({ times: always, ...rule, kind, method: call.method, path });
    }
  }
}
