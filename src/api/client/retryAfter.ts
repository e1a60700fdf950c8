import type { ApiError } from './errors';
import { serverNow } from './serverTime';

/** The maximum wait in ms, because a server may send a wait of a day by mistake. */
const maxMs = 5 * 60_000;

/**
 * Returns the wait that a `Retry-After` header names, in ms from now, at most 5 minutes. The header contains seconds or
 * an HTTP date by the server's clock. Returns 0 if it is missing, unreadable or in the past.
 */
export function retryAfterMs(header: string | null | undefined): number {
  const value = header?.trim() ?? '';
  // Require a letter: `Date.parse` reads invalid values such as `1.5` or `-5` as dates.
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : /[a-z]/i.test(value) ? Date.parse(value) - serverNow() : 0;
  return ms > 0 ? Math.min(ms, maxMs) : 0;
}

interface Refusal {
  error: ApiError;
  /** End of the wait in ms by `performance.now()`, because the device's clock may be changed meanwhile. */
  until: number;
}

const refusals = new Map<string, Refusal>();

/** Blocks a read for the time that the server's refusal names. Does nothing if the refusal names no time. */
export function noteRefusal(read: string, error: ApiError): void {
  if (error.retryAfterMs > 0) refusals.set(read, { error, until: performance.now() + error.retryAfterMs });
}

/** Returns the refusal that still blocks a read, with the remaining wait. Undefined if the read is not blocked. */
export function standingRefusal(read: string): ApiError | undefined {
  const refusal = refusals.get(read);
  if (!refusal) return undefined;
  const remainingMs = refusal.until - performance.now();
  if (remainingMs <= 0) {
    refusals.delete(read);
    return undefined;
  }
  return refusal.error.with({ retryAfterMs: remainingMs });
}
