import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getInvites } from '@/api/calls/invite';
import { getBanks } from '@/api/calls/lookup';
import { getQr } from '@/api/calls/qr';
import { getWallet } from '@/api/calls/wallet';
import { configureClient } from './client';
import { ApiError, type FailureKind } from './errors';
import { readKey, retryRead } from './useRead';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const retries = (error: unknown, retryCount = 1) => {
  const revalidate = vi.fn();
  retryRead(error, '', {} as never, revalidate, { retryCount, dedupe: false });
  vi.advanceTimersByTime(60_000);
  return revalidate.mock.calls.length;
};

test('a read is tried again after a lost connection, three times, and after nothing else', () => {
  expect([1, 2, 3, 4].map((count) => retries(new ApiError('network'), count))).toEqual([1, 1, 1, 0]);
  const others: FailureKind[] = ['http', 'timeout', 'malformed', 'aborted', 'refused'];
  for (const kind of others) expect([kind, retries(new ApiError(kind, { status: 500 }))]).toEqual([kind, 0]);
  expect(retries(new TypeError('a bug'))).toBe(0);
});

test('a refusal that names a time is tried again after that time', () => {
  const revalidate = vi.fn();
  const refusal = new ApiError('http', { status: 429, retryAfterMs: 30_000 });
  retryRead(refusal, '', {} as never, revalidate, { retryCount: 1, dedupe: false });
  vi.advanceTimersByTime(29_999);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2001);
  expect(revalidate.mock.calls).toEqual([[{ retryCount: 1, dedupe: true }]]);
});

test('offline: nothing is tried until the line is back, then once, however often it comes and goes', () => {
  const line = new EventTarget();
  vi.stubGlobal('window', line);
  vi.stubGlobal('navigator', { onLine: false });
  const revalidate = vi.fn();
  retryRead(new ApiError('network'), '', {} as never, revalidate, { retryCount: 1, dedupe: true });
  vi.advanceTimersByTime(600_000);
  expect(revalidate).not.toHaveBeenCalled();
  for (let turn = 0; turn < 3; turn += 1) line.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(revalidate.mock.calls).toEqual([[{ retryCount: 1, dedupe: true }]]);
  vi.unstubAllGlobals();
});

test('tries are spread: a network that comes back is not asked by everybody in one moment', () => {
  const moments = new Set<number>();
  for (let member = 0; member < 20; member += 1) {
    const started = Date.now();
    const revalidate = async () => Boolean(moments.add(Date.now() - started));
    retryRead(new ApiError('network'), '', {} as never, revalidate, { retryCount: 1, dedupe: true });
    vi.advanceTimersByTime(10_000);
  }
  expect(moments.size).toBeGreaterThan(10);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(2000);
});

test('each filled call has a key of its own', () => {
  const keys = [
    readKey(getWallet),
    readKey(getQr, { params: { bankCode: 'KBANK' } }),
    readKey(getQr, { params: { bankCode: 'WW' } }),
    readKey(getInvites, { body: { page: 1, limit: 10 } }),
    readKey(getInvites, { body: { page: 2, limit: 10 } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(readKey(getWallet, {})).toBe(readKey(getWallet));
});

test('what a member was shown is not found under the next session, what everybody sees is', () => {
  let token: string | null = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  const before = [readKey(getWallet), readKey(getBanks)];
  expect([readKey(getWallet), readKey(getBanks)]).toEqual(before);
  token = 'two';
  expect(readKey(getWallet)).not.toBe(before[0]);
  expect(readKey(getBanks)).toBe(before[1]);
  token = 'one';
  expect(readKey(getWallet)).not.toBe(before[0]);
  configureClient();
});
