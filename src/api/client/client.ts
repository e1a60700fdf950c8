import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { authCodes, sessionCodes } from '@/api/calls/codes';
import { getActive } from '@/api/calls/lookup';
import { recordResponse } from '@/device/online';
import { newUuid } from '@/lib/newUuid';
import { settings } from '@/lib/settings';
import { ApiError } from './errors';
import { commonHeaders, type Exchange, exchangeByFetch, type RawResponse } from './exchange';
import { fillPath } from './path';
import { hasDeclaredField, isRefusal, isValidResponse, readAs } from './read';
import { noteRefusal, retryAfterMs, standingRefusal } from './retryAfter';
import { noteServerTime } from './serverTime';
import { isStatusPhrase } from './statusPhrase';

/**
 * The client's view of the session. `App.tsx` connects the client to `app/session`, the only module that writes the
 * token.
 */
export interface Session {
  getToken(): string | null;
  /** Called when the server no longer accepts the stored token, once per token. The session then removes the token. */
  onSessionLost(): void;
  /** Called when the site is closed (message `gone`). */
  onGone(): void;
}

const nobody: Session = { getToken: () => null, onSessionLost() {}, onGone() {} };
let session = nobody;
/** The token that was last reported as lost. Later refusals of this token are not reported again. */
let lostToken: string | null = null;
let lastToken: string | null = null;
let sessions = 0;
/** The number of the session in which the backend echoed an idempotency key. */
let echoedIn: number | undefined;
let startOfCalls: Promise<unknown> | undefined;

/**
 * Delays every call until the promise settles. The demo needs this, because its mock backend starts after the first
 * paint.
 */
export function holdCalls(until: Promise<unknown>): void {
  startOfCalls = until.catch(() => undefined);
}

/** Connects the client to the session, once when the app starts. Without an argument there is no session. */
export function configureClient(next: Session = nobody): void {
  session = next;
  sessions += 1;
  lostToken = null;
}

/**
 * Returns a number that grows with every change of the stored token. Code that awaits compares it before and after, so
 * that nothing of one session is sent, stored or shown in the next one.
 */
export function sessionNumber(): number {
  const token = session.getToken();
  if (token !== lastToken) sessions += 1;
  lastToken = token;
  return sessions;
}

/**
 * Returns whether the backend has echoed a command's idempotency key in this session. A backend that echoes keys
 * honours them: it carries out a request with the same key once and repeats the first response.
 */
export const hasEchoed = (): boolean => echoedIn === sessionNumber();

/**
 * Returns the stored token, or undefined. The chat's socket authenticates with it, and pending commands store its hash.
 */
export const currentToken = (): string | undefined => session.getToken() ?? undefined;

export interface SendOptions {
  /** Aborts the call, which then rejects as `aborted`. */
  signal?: AbortSignal;
  /** Called with the sent share of an upload, from 0 to 1, and with 1 when the response arrives. */
  onProgress?: (share: number) => void;
  /** Overrides the call's declared timeout, in ms. */
  timeoutMs?: number;
  /** The command's `Idempotency-Key`. Default: a new UUID. */
  key?: string;
  /** True if an earlier request with this key has no result yet. Default: false. */
  isResend?: boolean;
  /** True to return the parsed body of a 2xx response as it is. Default: false. */
  isRaw?: boolean;
}

/**
 * Sends one call and reads its response as declared. Every failure is an `ApiError`. If the session of a member's call
 * ends before the response, the call rejects as `aborted` and handled, whatever the response was.
 *
 * Components use `useRead`, `useCommand` and `useMoneyCommand`. Commands outside components use `sendCommand` and
 * `runCommand`, which prevent a second request while one is in flight.
 */
export async function send<C extends Call>(call: C, args: Args<C>, options: SendOptions = {}): Promise<ResponseOf<C>> {
  const number = sessionNumber();
  const isOver = () => call.auth === 'member' && number !== sessionNumber();
  if (startOfCalls) await startOfCalls;
  const { params, body } = args as { params?: Record<string, string>; body?: unknown };
  const url = settings.apiBase + fillPath(call.path, params);
  const read = call.kind === 'read' ? `${number} ${call.method} ${url}` : undefined;
  const refusal = read && standingRefusal(read);
  if (refusal) throw refusal;
  const token = session.getToken();
  if (token !== lostToken) lostToken = null;
  const request = { url, method: call.method, headers: getHeaders(call, token, options.key), body };
  try {
    const sentAt = performance.now();
    const raw = await exchange(call, request, options);
    recordResponse(sentAt);
    noteServerTime(raw.header('date'));
    const sentKey = request.headers[settings.idempotencyHeader];
    const hasKey = sentKey !== undefined && raw.header(settings.idempotencyHeader) === sentKey;
    if (hasKey && !isOver()) echoedIn = number;
    const value = options.isRaw
      ? readRaw(call, raw)
      : readResponse(call, raw, options.isResend ? { hasKey } : undefined);
    if (!isOver()) return value as ResponseOf<C>;
  } catch (error) {
    if (!isOver()) {
      if (read) noteRefusal(read, error as ApiError);
      throw reportToSession(error as ApiError, token);
    }
  }
  // The response must not reach the next member's cache.
  throw new ApiError('aborted', { isHandled: true });
}

/**
 * Returns the headers of a call's request.
 *
 * Each command has its own idempotency key. Browsers resend a request, even a POST, when a kept-alive connection is
 * reset. The key then tells the server that the request is a repetition.
 */
function getHeaders(call: Call, token: string | null, key = newUuid()): Record<string, string> {
  const { idempotencyHeader } = settings;
  return {
    ...commonHeaders(token),
    ...(call.body === 'json' ? { 'Content-Type': 'application/json' } : {}),
    ...(call.kind === 'command' && idempotencyHeader ? { [idempotencyHeader]: key } : {}),
  };
}

/** Sends a request with a timeout. Any failure before the complete response becomes an `ApiError`. */
async function exchange(call: Call, request: Omit<Exchange, 'signal'>, options: SendOptions): Promise<RawResponse> {
  // Not `AbortSignal.timeout`, whose timer tests cannot advance.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? call.timeoutMs);
  const signal = AbortSignal.any([timeout.signal, ...(options.signal ? [options.signal] : [])]);
  let mayHaveArrived = false;
  let share = 0;
  const onProgress = (now: number) => {
    share = now;
    options.onProgress?.(now);
  };
  try {
    // Only members send files, so public pages do not load this module.
    const exchangeBy = call.body === 'multipart' ? (await import('./upload')).exchangeByXhr : exchangeByFetch;
    if (call.money && globalThis.navigator?.onLine === false) await reach(signal);
    mayHaveArrived = !signal.aborted;
    const fullRequest = { ...request, signal, onProgress };
    return (await globalThis.kapaoEarlyRead?.(fullRequest)) ?? (await exchangeBy(fullRequest));
  } catch {
    // A chat file cannot have arrived if the last progress event shows that only a part of it was sent. For a slip, only
    // a response counts.
    const isPart = !isStored(call) && call.body === 'multipart' && share > 0 && share < 1;
    const kind = options.signal?.aborted ? 'aborted' : timeout.signal.aborted ? 'timeout' : 'network';
    throw new ApiError(kind, getOutcome(call, mayHaveArrived && !isPart));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request that changes nothing, to check that the server is reachable. A browser may wrongly report that it is
 * offline. The command is sent only after a response. Without a response, the command has certainly not arrived.
 */
const reach = (signal: AbortSignal) =>
  exchangeByFetch({
    url: settings.apiBase + getActive.path,
    method: getActive.method,
    headers: commonHeaders(session.getToken()),
    signal,
  });

/** Returns whether a command moves money or is stored until its result is known. */
const isStored = ({ money, commandKind }: Call): boolean => money || commandKind !== undefined;

/** Statuses of a first request with which a refusal in the server's own words counts as definitive. */
const refusalStatuses = [400, 403, 422];

/**
 * Returns whether a refusal is the result of a command, so that the command was not carried out. Between the app and
 * the backend, gateways and firewalls may respond on their own, also after the backend has carried out the command. They
 * do not know the API's codes. After a 5xx, the backend itself may have stopped halfway.
 */
function isDefinitive(call: Call, status: number, message: string, isResend: boolean): boolean {
  if (!isStored(call)) return call.codes.includes(message) || (status < 500 && (message !== '' || status > 299));
  if (status >= 500 || message === 'INTERNAL_SERVER_ERROR') return false;
  if (call.codes.includes(message)) return true;
  if (isResend) return false;
  return authCodes.includes(message) || (message !== '' && refusalStatuses.includes(status));
}

/**
 * Reads a response, or throws an `ApiError`.
 * - After a resend (`resend`), a response counts only if it carries the command's key.
 * - Any status but 2xx is a failure, and so is `success: false`, unless the schema declares it (`isRefusal`). `message`
 *   is a code or a text. Unless the failure is definitive, the command's outcome is unknown.
 * - If the call is a command and declares fields, the response must have at least one of them.
 */
function readResponse<Res>(
  call: Call<string, unknown, Res>,
  { status, text, header }: RawResponse,
  resend?: { hasKey: boolean },
): Res {
  const value = parse(text);
  const message = messageIn(call, value);
  const isOk = status >= 200 && status <= 299;
  if (!isOk || isRefusal(call.response, value)) {
    const isKnown = isDefinitive(call, status, message, resend !== undefined) && resend?.hasKey !== false;
    const after = isOk ? 0 : retryAfterMs(header('retry-after'));
    throw new ApiError('http', { status, message, retryAfterMs: after, ...getOutcome(call, !isKnown) });
  }
  const isResult =
    isValidResponse(call.response, value) && (call.kind === 'read' || hasDeclaredField(call.response, value));
  if (isResult && resend?.hasKey !== false) return readAs(call.response, value);
  throw new ApiError('malformed', { status, ...getOutcome(call, true) });
}

/** Returns the parsed body of a 2xx response. Throws an `ApiError` for any other response, and for `success: false`. */
function readRaw(call: Call, { status, text, header }: RawResponse): unknown {
  const value = parse(text);
  const isOk = status >= 200 && status <= 299 && !isRefusal(call.response, value);
  if (isOk && value !== unreadable) return value;
  const details = { status, message: messageIn(call, value), retryAfterMs: retryAfterMs(header('retry-after')) };
  throw new ApiError(isOk ? 'malformed' : 'http', details);
}

/**
 * Returns the error's details for a call: whether the outcome is unknown and whether the call is declared as `money`.
 * The outcome of a read is never unknown.
 */
const getOutcome = ({ kind, money }: Call, isUnknown: boolean) => ({
  isOutcomeUnknown: isUnknown && kind === 'command',
  affectsMoney: money,
});

/** The result of `parse` for text that is not JSON. This value matches no schema. */
const unreadable = Symbol('unreadable');

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** Returns the message of a response. Returns `''` if it has no message, or only the phrase of a status. */
function messageIn(call: Call, value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'message')) return '';
  const { message } = value as { message: unknown };
  if (typeof message !== 'string') return '';
  const isCode = call.codes.includes(message) || authCodes.includes(message);
  return !isCode && isStatusPhrase(message) ? '' : message;
}

const endsSession = (code: string) => code === 'invalid-token' || sessionCodes.some((item) => item === code);

/**
 * Reports a closed site or a lost session, and returns the error, as handled if it is one of them. Does not report a
 * token that is no longer stored, because its refusal says nothing about the current session.
 */
function reportToSession(error: ApiError, token: string | null): ApiError {
  if (error.kind !== 'http') return error;
  const isGone = error.code === 'gone';
  const hasEnded = endsSession(error.code) && token !== null;
  if (isGone) session.onGone();
  if (hasEnded && token !== lostToken && token === session.getToken()) {
    lostToken = token;
    session.onSessionLost();
  }
  return isGone || hasEnded ? error.with({ isHandled: true }) : error;
}
