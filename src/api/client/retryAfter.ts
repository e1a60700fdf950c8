import type { ApiError } from './errors';
import { serverNow } from './serverTime';

/** A server may name a day by mistake: the app waits no longer than this. */
const mostMs = 5 * 60_000;

/**
 * Returns a `Retry-After` header in milliseconds from now: it has seconds, or an HTTP date by the server's clock. 0 where
 * it is missing, unreadable or past.
 */
export function retryAfterMs(header: string | null | undefined): number {
  const value = header?.trim() ?? '';
  // A date without a letter would be read as a year.
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : /[a-z]/i.test(value) ? Date.parse(value) - serverNow() : 0;
  return ms > 0 ? Math.min(ms, mostMs) : 0;
}

interface Refusal {
  error: ApiError;
  /** By `performance.now()`: a device clock that is set meanwhile changes nothing. */
  until: number;
}

const refusals = new Map<string, Refusal>();

/** Remembers that a read is not to be asked again before the time that its refusal names. */
export function noteRefusal(read: string, error: ApiError): void {
  if (error.retryAfterMs > 0) refusals.set(read, { error, until: performance.now() + error.retryAfterMs });
}

/** Returns the refusal of a read, with the time that is left of it, while that read is not to be asked again. */
export function standingRefusal(read: string): ApiError | undefined {
  const refusal = refusals.get(read);
  if (!refusal) return undefined;
  const left = refusal.until - performance.now();
  if (left <= 0) {
    refusals.delete(read);
    return undefined;
  }
  refusal.error.retryAfterMs = left;
  return refusal.error;
}
