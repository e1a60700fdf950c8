import { afterEach, expect, test, vi } from 'vitest';
import { heldLocks, takeLock, withLock } from './locks';
import { giveLocks } from './testLocks';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('runs work under one lock one after another, and releases the lock after a failure', async () => {
  giveLocks();
  const order: string[] = [];
  const release = await takeLock('a');
  const waiting = withLock('a', () => order.push('second'));
  await withLock('b', () => order.push('other lock'));
  await vi.waitFor(async () => expect(await heldLocks()).toEqual(new Set(['a'])));
  order.push('first');
  release();
  await waiting;
  expect(order).toEqual(['other lock', 'first', 'second']);
  await expect(withLock('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(withLock('a', () => 'again')).resolves.toBe('again');
  await vi.waitFor(async () => expect(await heldLocks()).toEqual(new Set()));
});

test.each([
  ['without locks', {}],
  ['with locks denied', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('%s, runs the work in every tab and cannot list held locks', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(withLock('a', () => 'done')).resolves.toBe('done');
  expect(await heldLocks()).toBeUndefined();
});

test('does not wait for a browser that never lists its locks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { locks: { query: () => new Promise(() => {}) } });
  const names = heldLocks();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await names).toBeUndefined();
});

test('goes on without a lock that a suspended tab holds, and does not keep it later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  giveLocks();
  const release = await takeLock('a');
  const waiting = withLock('a', () => 'done');
  await vi.advanceTimersByTimeAsync(5000);
  await expect(waiting).resolves.toBe('done');
  release();
  await vi.waitFor(async () => expect(await heldLocks()).toEqual(new Set()));
});
