import { headerValue } from '@/lib/headerValue';
import { newUuid } from '@/lib/newUuid';
import { settings } from '@/lib/settings';
import type { Answer, Args, Call } from './call';
import { sessionCodes } from './codes';
import { ApiError, type FailureKind } from './errors';
import type { Exchange, RawAnswer } from './exchange';
import { getActive } from './lookup';
import { fillPath } from './path';
import { isAnswer, isRefusal, readAs, saysSomething } from './read';
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
export async function send<C extends Call>(call: C, args: Args<C>, options: SendOptions = {}): Promise<Answer<C>> {
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
    const value = readAnswer(call, await exchange(call, request, options));
    if (!isOver()) return value as Answer<C>;
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
async function exchange(call: Call, request: Omit<Exchange, 'signal'>, options: SendOptions): Promise<RawAnswer> {
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
    throw new ApiError(cause, maybe(call, mayHaveArrived && !isPart));
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * A browser that calls itself offline may be wrong: whether the server can be reached is asked without the command, which
 * is sent only where something has come back. Else it has surely not arrived.
 */
const reach = (signal: AbortSignal) =>
  fetch(settings.apiBase + getActive.path, { signal, mode: 'no-cors', cache: 'no-store', credentials: 'omit' });

/** Nothing is cached, no cookie goes along, and no redirect can carry the token to another host. */
async function exchangeByFetch({ url, method, headers, body, signal }: Exchange): Promise<RawAnswer> {
  const response = await fetch(url, {
    method,
    headers,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  noteServerTime(response.headers.get('date'));
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/**
 * Any status but 2xx is a failure, and so is `success: false`; its `message` is a code or a text. What a command has
 * answered counts only if it holds something that the call declares. A 5xx to it says something only by one of the
 * call's own codes: whatever else it says may have been said after the work was done.
 */
function readAnswer<Res>(call: Call<string, unknown, Res>, { status, text, retryAfter }: RawAnswer): Res {
  const value = parse(text);
  const message = messageIn(value);
  if (status < 200 || status > 299) {
    const isUnsure = status >= 500 && !call.codes.includes(message);
    throw new ApiError('http', { status, message, retryAfterMs: retryAfterMs(retryAfter), ...maybe(call, isUnsure) });
  }
  if (isRefusal(call.response, value)) {
    throw new ApiError('http', { status, message, ...maybe(call, message === '') });
  }
  if (isAnswer(call.response, value) && (call.kind === 'read' || saysSomething(call.response, value))) {
    return readAs(call.response, value);
  }
  throw new ApiError('malformed', { status, ...maybe(call, true) });
}

/** Whether a command may have been carried out all the same. Of a read there is nothing to know. */
const maybe = ({ kind, money }: Call, isLost: boolean) => ({
  isLost: isLost && kind === 'command',
  unknownResult: isLost && money,
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
  const isLost = endsSession(error.code) && token !== null;
  error.isHandled = isGone || isLost;
  if (isGone) session.onGone();
  if (!isLost || token === lostToken || token !== session.getToken()) return;
  lostToken = token;
  session.onSessionLost();
}
