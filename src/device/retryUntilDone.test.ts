import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilDone } from './retryUntilDone';

const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const work = vi.fn(async () => {
    if (work.mock.calls.length <= times) throw new Error('no');
    return 'done';
  });
  return work;
};

it('retries after 5, 10 and 20 seconds, and stops after a success', async () => {
  const work = failing(3);
  const done = retryUntilDone(work, new AbortController().signal);
  const counts: number[] = [];
  for (const ms of [4999, 1, 10_000, 20_000, 600_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(work.mock.calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 4]);
  expect(await done).toBe('done');
});

it('retries immediately when the network is back', async () => {
  const work = failing(1);
  const done = retryUntilDone(work, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1);
  browser.dispatchEvent(new Event('online'));
  expect(await done).toBe('done');
});

it('stops retrying on the signal', async () => {
  const controller = new AbortController();
  const work = failing(9);
  const done = expect(retryUntilDone(work, controller.signal)).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});
