import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { elapsedNow } from './elapsed';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('counts passing time, including the time the device sleeps', () => {
  const start = elapsedNow();
  vi.advanceTimersByTime(10_000);
  expect(elapsedNow() - start).toBe(10_000);
  vi.setSystemTime(Date.now() + 60_000);
  expect(elapsedNow() - start).toBe(70_000);
});

it('continues when the device clock is set back', () => {
  const start = elapsedNow();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(elapsedNow() - start).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(elapsedNow() - start).toBe(5000);
});
