import type { Backend } from '../../mocks/backendInterface.ts';
import { replayedHeader } from '../../mocks/http/idempotency.ts';
import { type Call, type CallName, calls } from './tab.ts';

/**
 * Faults of one command. `never`, `crash before`: the backend does not execute it. `late`: the connection breaks
 * immediately, and the backend executes it up to 60 s later. `firewall`: a 403 with an HTML page after the execution.
 * `twice`: the browser repeats the request. `reset`, `silent`, `cut`: the response is lost after the execution.
 * `gateway`, `crash after`: a 504 or 500 replaces the response. `busy`: a gateway responds "in progress" after the
 * execution. `busy before`: the same without an execution. `phrase`, `phrase before`: a 403 with the status's own phrase
 * instead of a code, after and without the execution. `not now`: 200 with `success: false` after the execution.
 */
export const faults = [
  'none',
  'never',
  'reset',
  'late',
  'silent',
  'cut',
  'gateway',
  'firewall',
  'crash after',
  'crash before',
  'busy',
  'busy before',
  'phrase',
  'phrase before',
  'not now',
  'twice',
] as const;
export type Fault = (typeof faults)[number];

/** A command that a tab sends and its fault. `input` is the number of the command. */
export interface FaultPlan {
  readonly input: number;
  readonly fault: Fault;
  /** Time for which the connection is down after `never`, `reset`, `late`, `silent` and `cut`, in ms. */
  readonly downMs: number;
  /** Delay of the execution for `late`, in ms. */
  readonly lateMs: number;
  /** Status of the response for `busy`. */
  readonly status: number;
  readonly onArrival?: () => void;
}

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: BodyInit | null;
  readonly signal: AbortSignal;
}

const never = new Promise<never>(() => {});
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const lost = () => new TypeError('fetch failed');
const commands = (Object.entries(calls) as [CallName, Call][]).filter(([, { kind }]) => kind === 'command');
/** Returns the declared command of a request, or `undefined` for a read. */
const commandIn = ({ url, method }: SentRequest): Call | undefined =>
  commands.find(
    ([, call]) =>
      call.method === method &&
      new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(decodeURI(new URL(url).pathname)),
  )?.[1];
const planHeader = (tab: string, { method, path }: Call) => `${tab} ${method} ${path}`;

/** Effects of a fault on the network and the backend. */
interface FaultEffects {
  arrive: (request: Request, input: number) => Promise<Response>;
  goDown: (ms: number) => void;
}

/** Applies the fault of a command. Resolves with the response, rejects if the connection breaks, or stays pending. */
async function applyFault(plan: FaultPlan, request: () => Request, effects: FaultEffects): Promise<Response> {
  const { fault, input, downMs, lateMs, status, onArrival } = plan;
  const goDown = () => effects.goDown(downMs);
  const work = async () => {
    const response = await effects.arrive(request(), input);
    onArrival?.();
    return response;
  };
  switch (fault) {
    case 'never':
      goDown();
      throw lost();
    case 'reset':
      await work();
      goDown();
      throw lost();
    case 'late':
      void later(lateMs).then(work);
      goDown();
      throw lost();
    case 'silent':
      await work();
      goDown();
      return never;
    case 'cut': {
      const text = await (await work()).text();
      goDown();
      return new Response(text.slice(0, text.length >> 1));
    }
    case 'gateway':
      await work();
      return new Response('<h1>504</h1>', { status: 504 });
    case 'firewall':
      await work();
      return new Response('<h1>Forbidden</h1>', { status: 403 });
    case 'crash after':
      await work();
      return Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    case 'crash before':
      onArrival?.();
      return Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    case 'busy':
      await work();
      return Response.json({ message: 'in progress' }, { status });
    case 'busy before':
      onArrival?.();
      return Response.json({ message: 'in progress' }, { status });
    case 'phrase':
      await work();
      return Response.json({ message: 'Forbidden' }, { status: 403 });
    case 'phrase before':
      onArrival?.();
      return Response.json({ message: 'forbidden' }, { status: 403 });
    case 'not now':
      await work();
      return Response.json({ success: false, message: 'please try again' });
    case 'twice':
      await work();
      return work();
    default:
      return work();
  }
}

/**
 * Creates the network between the tabs of one phone and the backend. `what` returns the books as a string, which shows
 * whether a command changed them. `dateMs` is the error of the server's `Date` header, in ms; undefined: there is no
 * such header.
 */
export function createNetwork(backend: Backend, what: (backend: Backend) => string, dateMs: number | undefined) {
  const plans = new Map<string, FaultPlan>();
  const dead = new Set<string>();
  const accepted = new Set<number>();
  const changes = new Map<number, number>();
  /** Everything that the backend has sent in response to reads, as parsed JSON. */
  const sentData: unknown[] = [];
  let downUntil = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Handles requests one after the other, so that each change of the books belongs to one command. */
  const arrive = (request: Request, input?: number): Promise<Response> => {
    const answered = queue.then(async () => {
      // First run the backend's jobs that are already due, because their changes do not belong to this request.
      backend.advance(0);
      const before = what(backend);
      const response = await backend.handle(request);
      if (input === undefined || !response.ok) return response;
      const backendResponse = (await response.clone().json()) as { success?: boolean; hasQrcode?: boolean };
      if (backendResponse.success !== false && backendResponse.hasQrcode !== false) accepted.add(input);
      // Every executed spin counts as a change, because a spin that wins a coin leaves the number of coins unchanged.
      const isTurn = request.url.endsWith(calls.spin.path) && !response.headers.has(replayedHeader);
      if (isTurn || what(backend) !== before) changes.set(input, (changes.get(input) ?? 0) + 1);
      return response;
    });
    queue = answered;
    return answered;
  };

  const goDown = (ms: number) => {
    downUntil = Math.max(downUntil, performance.now() + ms);
  };

  /**
   * Sets the `Date` header with the error `dateMs`. A server's `Date` can be wrong although its data is right. Without
   * `dateMs`, removes the header, because browsers hide it from other origins.
   */
  const withDate = (response: Response): Response => {
    const headers = new Headers(response.headers);
    if (dateMs === undefined) headers.delete('date');
    else headers.set('date', new Date(backend.mockState.clock.now() + dateMs).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };

  /** Behaves like fetch: rejects if the connection is down or the page aborts. A closed page receives nothing. */
  async function exchange(asked: SentRequest): Promise<Response> {
    const { url, method, headers, body, signal } = asked;
    const tab = new URL(url).host;
    const gone = () => (dead.has(tab) ? never : undefined);
    const givenUp = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => (dead.has(tab) ? undefined : reject(lost()))),
    );
    const request = () => new Request(url, { method, headers, body });
    const answered = (async () => {
      await later(30);
      await gone();
      if (performance.now() < downUntil) throw lost();
      const call = commandIn(asked);
      const key = call && planHeader(tab, call);
      const plan = key === undefined ? undefined : plans.get(key);
      if (key !== undefined) plans.delete(key);
      const response = await (plan ? applyFault(plan, request, { arrive, goDown }) : arrive(request()));
      if (!call && response.ok) {
        sentData.push(await response.clone().json());
      }
      await later(40);
      return withDate(response);
    })();
    answered.catch(() => undefined);
    givenUp.catch(() => undefined);
    try {
      return await Promise.race([answered, givenUp]);
    } finally {
      await gone();
    }
  }

  return {
    exchange,
    /** Sets the fault of the next command of this call in a tab. */
    send: (tab: string, call: Call, plan: FaultPlan) => void plans.set(planHeader(tab, call), plan),
    /** Simulates that a tab is closed or reloaded: no response reaches its page any more. */
    kill: (tab: string) => void dead.add(tab),
    /**
     * `isDone`: true if the backend has executed a command without a refusal. `timesDone`: the number of the command's
     * executions that changed the books.
     */
    isDone: (input: number) => accepted.has(input),
    timesDone: (input: number) => changes.get(input) ?? 0,
    sentData: (): readonly unknown[] => sentData,
    isDown: () => performance.now() < downUntil,
    downUntil: () => downUntil,
  };
}
export type Network = ReturnType<typeof createNetwork>;
