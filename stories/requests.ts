import { heldRequests, storyBackend } from '#.storybook/backend';

/**
 * The requests that reached the story's mock backend, in order, for example `POST /api/login`. `recordRequests` fills
 * the list.
 */
export const requests: string[] = [];

const getName = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

/** The last JSON body of each POST call, by its name in `requests`. */
const bodies = new Map<string, unknown>();
export const lastBody = (name: string): unknown => bodies.get(name);

/** Returns true if a request has this name. A `*` in the name matches an id. */
const isCalled = (name: string, asked: string): boolean => {
  const [start = '', end] = name.split('*');
  return end === undefined ? asked === name : asked.startsWith(start) && asked.endsWith(end);
};

export const getCount = (name: string): number => requests.filter((asked) => isCalled(name, asked)).length;

const recorded = new WeakSet<Request>();

async function record(request: Request): Promise<void> {
  if (recorded.has(request)) return;
  recorded.add(request);
  const name = getName(request);
  if (request.method === 'POST') {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    bodies.set(name, body);
  }
  // Store the body first, because a test that waits for the request reads the body next.
  requests.push(name);
}

/** Starts to record requests, as `beforeEach` of stories whose tests count them. */
export function recordRequests(): void {
  requests.length = 0;
  bodies.clear();
  const backend = storyBackend();
  const { handle } = backend;
  backend.handle = async (request) => {
    await record(request);
    return handle(request);
  };
}

/**
 * Makes `response` handle every request of one call from now on. `response` can forward a request to the mock with
 * `ask`.
 */
export function respondBy(
  name: string,
  response: (ask: () => Promise<Response>, request: Request) => Promise<Response>,
): void {
  const backend = storyBackend();
  const { handle } = backend;
  backend.handle = (request) =>
    isCalled(name, getName(request)) ? response(() => handle(request), request) : handle(request);
}

interface Held {
  /** Maximum number of responses to hold. Default: all. */
  times?: number;
  /** The mock handles the request only on release. `requests` records it immediately. */
  unheard?: boolean;
}

/**
 * Holds the responses of a call until the returned function is called. The mock handles the requests immediately,
 * unless `unheard` is set.
 */
export function holdResponse(name: string, { times = Number.POSITIVE_INFINITY, unheard }: Held = {}): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  respondBy(name, async (ask, request) => {
    held += 1;
    if (held > times) return ask();
    await record(request);
    if (unheard) await heldRequests(released);
    const response = await ask();
    await heldRequests(released);
    return response;
  });
  return release;
}

/**
 * Makes one call return this response from now on, even an invalid one. The mock does not receive the request, so its
 * state does not change.
 */
export const mockResponse = (name: string, response: unknown): void =>
  respondBy(name, async (_ask, request) => {
    await record(request);
    return Response.json(response);
  });
