import { settings } from '@/lib/settings';
import { commonHeaders, type Exchange, exchangeByFetch, type RawResponse } from './exchange';

/**
 * The script in a page's head sends an early read while the app's scripts load. This function returns the early
 * response for the client's first request with the same method and address, if the headers are also the same. The
 * client calls this function through a global variable. So the client, which every page loads, does not contain this
 * code.
 */
interface EarlyRead {
  (request: Omit<Exchange, 'body'>): Promise<RawResponse | undefined>;
  /** Resolves once the response has arrived or the request has failed. */
  readonly arriving: Promise<unknown>;
  /**
   * Returns the body of a response with status 200 that has arrived, for the session with this token. Returns undefined
   * for another session and for an outdated response. Unlike a call, leaves the response to the client.
   */
  bodyFor(token: string | null | undefined): string | undefined;
}

declare global {
  /**
   * Returns the early response, or undefined if the client has to send the request itself. The script in the page's head
   * sets it, and the client's first request or a reading of evidence clears it.
   */
  var kapaoEarlyRead: EarlyRead | undefined;
}

/** Maximum time in ms between the early request and its use. The response might be outdated after that. */
const maxAgeMs = 30_000;

/**
 * Returns whether the client may use a response: a 2xx with a JSON object, a 4xx, or any other error status with
 * `Retry-After`. After any other response the client sends the request itself.
 */
function isUsable({ status, text, header }: RawResponse): boolean {
  if (status < 200 || status > 299) return (status > 399 && status < 500) || header('retry-after') !== null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Adds the time since the arrival to the response's `Date`, because the client compares `Date` with the current time.
 */
function withCurrentDate(raw: RawResponse, ageMs: number): RawResponse {
  const header = (name: string) => {
    const value = raw.header(name);
    return value !== null && name === 'date' ? new Date(Date.parse(value) + ageMs).toUTCString() : value;
  };
  return { ...raw, header };
}

interface EarlyReadOptions {
  call: { readonly method: string; readonly path: string };
  token: string;
  /** Returns false if a member has logged in or out, in any tab, since the early request. */
  isSameSession: () => boolean;
}

/**
 * Sends a read without parameters before the client runs. A failure is silent, because the client then sends the usual
 * request.
 */
export function startEarlyRead({ call: { method, path }, token, isSameSession }: EarlyReadOptions): void {
  const url = settings.apiBase + path;
  const headers = commonHeaders(token);
  const sentHeaders = JSON.stringify(headers);
  const startedAt = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  let early: { raw: RawResponse; arrivedAt: number } | undefined;
  const arriving = exchangeByFetch({ url, method, headers, signal }).then(
    (raw) => {
      if (isUsable(raw)) early = { raw, arrivedAt: performance.now() };
    },
    () => undefined,
  );
  const isOutdated = () => performance.now() - startedAt > maxAgeMs;
  const take = async (request: Omit<Exchange, 'body'>) => {
    if (request.url !== url || request.method !== method) return undefined;
    globalThis.kapaoEarlyRead = undefined;
    const isSameRequest = JSON.stringify(request.headers) === sentHeaders && isSameSession();
    if (!isSameRequest || isOutdated()) {
      controller.abort();
      return undefined;
    }
    request.signal.addEventListener('abort', () => controller.abort());
    await arriving;
    return early && withCurrentDate(early.raw, performance.now() - early.arrivedAt);
  };
  const bodyFor = (owner: string | null | undefined) =>
    early?.raw.status === 200 && owner === token && isSameSession() && !isOutdated() ? early.raw.text : undefined;
  globalThis.kapaoEarlyRead = Object.assign(take, { arriving, bodyFor });
}
