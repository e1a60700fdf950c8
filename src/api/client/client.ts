import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { sessionCodes } from '@/api/calls/codes';
import { getActive } from '@/api/calls/lookup';
import { headerValue } from '@/lib/headerValue';
import { newUuid } from '@/lib/newUuid';
import { settings } from '@/lib/settings';
import { ApiError, type FailureKind } from './errors';
import type { Exchange, RawResponse } from './exchange';
import { fillPath } from './path';
import { hasDeclaredField, isRefusal, isValidResponse, readAs } from './read';
import { noteRefusal, retryAfterMs, standingRefusal } from './retryAfter';
import { noteServerTime } from './serverTime';
import { exchangeByXhr } from './upload';

/** What the client needs to know of the session. `app/session` gives it, and alone holds the token. */
export interface Session {
  getToken(): string | null;
  /** The server no longer knows the token that is stored now. Called once per token; forget the token in it. */
  onSessionLost(): void;
  /** The site is closed (message `gone`). */
  onGone(): void;
  /** A command may fail soon: what is needed to say so is fetched while there is a line. */
  onCommand?(): void;
}

const nobody: Session = { getToken: () => null, onSessionLost() {}, onGone() {} };
let session = nobody;
/** The token that has been reported as lost, so that further answers to it report nothing. */
let lostToken: string | null = null;
let lastToken: string | null = null;
let sessions = 0;
/** The session in which the backend has echoed a key. */
let echoedIn: number | undefined;
let held: Promise<unknown> | undefined;

/** Holds every call until the promise settles: a demo's mock backend starts after the first paint. */
export function holdCalls(until: Promise<unknown>): void {
  held = until.catch(() => undefined);
}

/** Joins the client with the session, once at the start of the app; without arguments it knows none. */
export function configureClient(next: Session = nobody): void {
  session = next;
  sessions += 1;
  lostToken = null;
}

/** Grows with every change of the stored token. Part of the cache key of members' reads: nobody sees another's data. */
export function sessionNumber(): number {
  const token = session.getToken();
  if (token !== lastToken) sessions += 1;
  lastToken = token;
  return sessions;
}

/**
 * Whether the backend has echoed a command's key in this session: it honours keys, so that a request that is sent again
 * with its key is done once and gets the response of the first one.
 */
export const hasEchoed = (): boolean => echoedIn === sessionNumber();

/** Gets ready for a command's failure. */
export const expectFailure = (): void => session.onCommand?.();

/** What the chat's socket shows when it connects: the token that is stored now; undefined without one. */
export const currentToken = (): string | undefined => session.getToken() ?? undefined;

export interface SendOptions {
  /** Gives the call up; it then fails as `aborted`. */
  signal?: AbortSignal;
  /** Share of an upload that is on its way, 0 to 1; 1 at the latest with the answer. */
  onProgress?: (share: number) => void;
  /** Instead of the declared time limit, for tests. */
  timeoutMs?: number;
  /** Its `Idempotency-Key`; a new one unless told. */
  key?: string;
}

/**
 * Sends one call and reads its answer as declared. Every failure is an `ApiError`; a member's call whose session has
 * ended meanwhile is `aborted` and handled, whatever was answered. Components use `useRead` and `useCommand`; commands
 * outside of components go through `runCommand`, which holds the lock.
 */
export async function send<C extends Call>(call: C, args: Args<C>, options: SendOptions = {}): Promise<ResponseOf<C>> {
  const number = sessionNumber();
  const isOver = () => call.auth === 'member' && number !== sessionNumber();
  if (held) await held;
  const { params, body } = args as { params?: Record<string, string>; body?: unknown };
  const url = settings.apiBase + fillPath(call.path, params);
  const read = call.kind === 'read' ? `${number} ${call.method} ${url}` : undefined;
  const refusal = read && standingRefusal(read);
  if (refusal) throw refusal;
  const token = session.getToken();
  if (token !== lostToken) lostToken = null;
  const request = { url, method: call.method, headers: headersOf(call, token, options.key), body };
  try {
    const raw = await exchange(call, request, options);
    noteServerTime(raw.header('date'));
    const sentKey = request.headers[settings.idempotencyHeader];
    if (sentKey !== undefined && raw.header(settings.idempotencyHeader) === sentKey && !isOver()) echoedIn = number;
    const value = readResponse(call, raw);
    if (!isOver()) return value as ResponseOf<C>;
  } catch (error) {
    if (!isOver()) {
      if (read) noteRefusal(read, error as ApiError);
      tellSession(error as ApiError, token);
      throw error;
    }
  }
  throw ended();
}

/** What came of a member's call after they have logged out is nobody's news, and nothing for the next one's cache. */
function ended(): ApiError {
  const error = new ApiError('aborted');
  error.isHandled = true;
  return error;
}

/**
 * A stored token may be nonsense, which fetch would refuse; without one the server's answer ends that session. Each
 * command has a key of its own: browsers send a request again by themselves when a kept connection is reset, POST too,
 * and by its key a server knows the second arrival.
 */
function headersOf(call: Call, token: string | null, key = newUuid()): Record<string, string> {
  const { idempotencyHeader } = settings;
  return {
    Accept: 'application/json',
    [settings.clientHeaderName]: settings.clientHeaderValue,
    ...(token !== null && headerValue.test(token) ? { Authorization: `Bearer ${token}` } : {}),
    ...(call.body === 'json' ? { 'Content-Type': 'application/json' } : {}),
    ...(call.kind === 'command' && idempotencyHeader ? { [idempotencyHeader]: key } : {}),
  };
}

/** Sends with a time limit; whatever goes wrong before a whole answer is there becomes an `ApiError`. */
async function exchange(call: Call, request: Omit<Exchange, 'signal'>, options: SendOptions): Promise<RawResponse> {
  const controller = new AbortController();
  let cause = 'network' as FailureKind;
  const stop = (kind: FailureKind) => {
    cause = kind;
    controller.abort();
  };
  const giveUp = () => stop('aborted');
  const timer = setTimeout(stop, options.timeoutMs ?? call.timeoutMs, 'timeout');
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  let mayHaveArrived = false;
  let share = 0;
  const onProgress = (now: number) => {
    share = now;
    options.onProgress?.(now);
  };
  try {
    const exchangeBy = call.body === 'multipart' ? exchangeByXhr : exchangeByFetch;
    if (call.money && globalThis.navigator?.onLine === false) await reach(controller.signal);
    mayHaveArrived = !controller.signal.aborted;
    return await exchangeBy({ ...request, signal: controller.signal, onProgress });
  } catch {
    // Of an upload nothing can be in before all of it was on its way, as far as that is told.
    const isPart = call.body === 'multipart' && (share === 0 ? cause === 'aborted' : share < 1);
    throw new ApiError(cause, outcomeOf(call, mayHaveArrived && !isPart));
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * A browser that calls itself offline may be wrong. A request without consequences asks whether the server can be reached;
 * the command is sent only after a response to it. Otherwise it has certainly not arrived.
 */
const reach = (signal: AbortSignal) =>
  fetch(settings.apiBase + getActive.path, {
    signal,
    headers: { [settings.clientHeaderName]: settings.clientHeaderValue },
    cache: 'no-store',
    credentials: 'omit',
  });

/** Nothing is cached, no cookie goes along, and no redirect can carry the token to another host. */
async function exchangeByFetch({ url, method, headers, body, signal }: Exchange): Promise<RawResponse> {
  const response = await fetch(url, {
    method,
    headers,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  const header = (name: string) => (name === '' ? null : response.headers.get(name));
  return { status: response.status, header, text: await response.text() };
}

/**
 * Any status but 2xx is a failure, and so is `success: false`; its `message` is a code or a text. The response to a
 * command counts only if it holds something that the call declares. A refusal without a message may be a firewall's, after
 * the work was done: a stored command's outcome is then unknown. So it is with a 5xx without one of the call's own codes.
 */
function readResponse<Res>(call: Call<string, unknown, Res>, { status, text, header }: RawResponse): Res {
  const value = parse(text);
  const message = messageIn(value);
  if (status < 200 || status > 299) {
    const isStored = call.money || call.commandKind !== undefined;
    const isUnknown = status >= 500 ? !call.codes.includes(message) : isStored && message === '';
    const after = retryAfterMs(header('retry-after'));
    throw new ApiError('http', { status, message, retryAfterMs: after, ...outcomeOf(call, isUnknown) });
  }
  if (isRefusal(call.response, value)) {
    throw new ApiError('http', { status, message, ...outcomeOf(call, message === '') });
  }
  if (isValidResponse(call.response, value) && (call.kind === 'read' || hasDeclaredField(call.response, value))) {
    return readAs(call.response, value);
  }
  throw new ApiError('malformed', { status, ...outcomeOf(call, true) });
}

/** The outcome of a command may be unknown; a read has none. */
const outcomeOf = ({ kind, money }: Call, isUnknown: boolean) => ({
  isOutcomeUnknown: isUnknown && kind === 'command',
  affectsMoney: money,
});

/** Stands for text that is no JSON; it is the right sort for no declaration. */
const unreadable = Symbol('unreadable');

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function messageIn(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'message')) return '';
  const { message } = value as { message: unknown };
  return typeof message === 'string' ? message : '';
}

const endsSession = (code: string) => code === 'invalid-token' || sessionCodes.some((one) => one === code);

/** The redirects. An answer to a token that is no longer stored says nothing of the session now. */
function tellSession(error: ApiError, token: string | null): void {
  if (error.kind !== 'http') return;
  const isGone = error.code === 'gone';
  const hasEnded = endsSession(error.code) && token !== null;
  error.isHandled = isGone || hasEnded;
  if (isGone) session.onGone();
  if (!hasEnded || token === lostToken || token !== session.getToken()) return;
  lostToken = token;
  session.onSessionLost();
}
