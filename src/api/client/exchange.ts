import { headerValue } from '@/lib/headerValue';
import { settings } from '@/lib/settings';

/** One request, sent by fetch or, for an upload, by XMLHttpRequest. */
export interface Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

export interface RawResponse {
  status: number;
  /** Returns a response header. Null if it is missing, or if another origin does not expose it. */
  header: (name: string) => string | null;
  text: string;
}

/**
 * Returns the headers of every request. Leaves out a stored token that fetch would reject; the server's refusal then
 * ends the session.
 */
export const commonHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  [settings.clientHeaderName]: settings.clientHeaderValue,
  ...(token !== null && headerValue.test(token) ? { Authorization: `Bearer ${token}` } : {}),
});

/**
 * Sends a request without cache and cookies. Rejects for a redirect, because a redirect could take the token to another
 * host. Also rejects if the response is incomplete.
 */
export async function exchangeByFetch({ url, method, headers, body, signal }: Exchange): Promise<RawResponse> {
  const response = await fetch(url, {
    method,
    headers,
    signal,
    body: JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  const header = (name: string) => (name === '' ? null : response.headers.get(name));
  return { status: response.status, header, text: await response.text() };
}
