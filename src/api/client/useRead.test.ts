import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getInvites } from '@/api/calls/invite';
import { getQr } from '@/api/calls/qr';
import { getWallet } from '@/api/calls/wallet';
import { isOffline, onOfflineChange, recordResponse } from '@/device/online';
import { ApiError, type FailureKind } from './errors';
import { readKey, retryRead } from './useRead';

/** Node's global object receives no events, so this object receives them, once `online.ts` is loaded again. */
const browser = vi.hoisted(() => {
  vi.resetModules();
  const events = new EventTarget();
  globalThis.addEventListener = events.addEventListener.bind(events);
  return events;
});

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

test('retries a read up to three times after a lost connection, and after no other failure', () => {
  expect([1, 2, 3, 4].map((count) => retries(new ApiError('network'), count))).toEqual([1, 1, 1, 0]);
  const others: FailureKind[] = ['http', 'timeout', 'malformed', 'aborted', 'refused'];
  for (const kind of others) expect([kind, retries(new ApiError(kind, { status: 500 }))]).toEqual([kind, 0]);
  expect(retries(new TypeError('a bug'))).toBe(0);
});

test('retries after a refusal that names a time, once that time has passed', () => {
  const revalidate = vi.fn();
  const refusal = new ApiError('http', { status: 429, retryAfterMs: 30_000 });
  retryRead(refusal, '', {} as never, revalidate, { retryCount: 1, dedupe: false });
  vi.advanceTimersByTime(29_999);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2001);
  expect(revalidate.mock.calls).toEqual([[{ retryCount: 1, dedupe: true }]]);
});

describe('while the browser reports that it is offline', () => {
  const report = (isOnline: boolean) => {
    vi.stubGlobal('navigator', { onLine: isOnline });
    browser.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const start = () => {
    const revalidate = vi.fn();
    retryRead(new ApiError('network'), '', {} as never, revalidate, { retryCount: 1, dedupe: true });
    return revalidate;
  };
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    report(false);
  });
  afterEach(() => {
    report(true);
    vi.unstubAllGlobals();
  });

  test('retries once after the browser is online again, however often the connection comes and goes', () => {
    const revalidate = start();
    vi.advanceTimersByTime(29_000);
    expect(revalidate).not.toHaveBeenCalled();
    for (let turn = 0; turn < 3; turn += 1) {
      report(true);
      report(false);
    }
    vi.advanceTimersByTime(60_000);
    expect(revalidate.mock.calls).toEqual([[{ retryCount: 1, dedupe: true }]]);
  });

  test('retries slowly without an event, because the report may be wrong, and does not count such a retry', () => {
    const revalidate = start();
    vi.advanceTimersByTime(30_000);
    expect(revalidate.mock.calls).toEqual([[{ retryCount: 0, dedupe: true }]]);
  });

  test('is not offline after a response to a later request, until the next event', () => {
    const changed = vi.fn();
    const unsubscribe = onOfflineChange(changed);
    const before = performance.now() - 1;
    recordResponse(before);
    expect([isOffline(), changed.mock.calls.length]).toEqual([true, 0]);
    const revalidate = start();
    recordResponse(performance.now());
    expect([isOffline(), changed.mock.calls.length]).toEqual([false, 1]);
    vi.advanceTimersByTime(2000);
    expect(revalidate).toHaveBeenCalledOnce();
    report(false);
    expect(isOffline()).toBe(true);
    unsubscribe();
  });
});

test('spreads retries in time after the network comes back', () => {
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

test('gives each call with its arguments its own cache key', () => {
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
