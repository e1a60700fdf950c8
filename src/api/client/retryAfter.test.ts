import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors';
import { noteRefusal, retryAfterMs, standingRefusal } from './retryAfter';
import { noteServerTime } from './serverTime';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

test('reads Retry-After as seconds or as a date by the server’s clock, at most five minutes', () => {
  // The device's clock is an hour behind the server's.
  noteServerTime('Thu, 01 Jan 2026 01:00:00 GMT');
  const ms = (header: string | null) => retryAfterMs(header);
  expect(['60', ' 5 ', 'Thu, 01 Jan 2026 01:01:00 GMT'].map(ms)).toEqual([60_000, 5000, 60_000]);
  expect(['86400', '99999999999999999999', 'Fri, 02 Jan 2026 00:00:00 GMT'].map(ms)).toEqual([
    300_000, 300_000, 300_000,
  ]);
  expect([null, '', '0', '-5', '1.5', '1e3', 'soon', 'Thu, 01 Jan 2026 00:30:00 GMT'].map(ms)).toEqual(
    Array(8).fill(0),
  );
});

test('keeps a refusal until its time is over, also when the device clock is set back', () => {
  noteRefusal('a read', new ApiError('http', { status: 429, retryAfterMs: 60_000 }));
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.UTC(2025, 0, 1));
  expect(standingRefusal('a read')).toMatchObject({ status: 429, retryAfterMs: 40_000 });
  expect(standingRefusal('another read')).toBeUndefined();
  vi.advanceTimersByTime(40_000);
  expect(standingRefusal('a read')).toBeUndefined();
  noteRefusal('a read', new ApiError('http', { status: 429 }));
  expect(standingRefusal('a read')).toBeUndefined();
});
