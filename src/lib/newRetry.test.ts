import { afterEach, expect, it, vi } from 'vitest';
import { newRetry } from './newRetry';

const renewPage = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./renewPage', () => ({ renewPage }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  renewPage.mockClear();
});

it('loads the page anew for what fails again soon after a try', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const mayTry = newRetry();
  expect(mayTry()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(mayTry()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(mayTry()).toBe(false);
  await vi.waitFor(() => expect(renewPage).toHaveBeenCalledTimes(1));
});

it('does not for tries without a line, nor for the first one after them', () => {
  const line = { onLine: false };
  vi.stubGlobal('navigator', line);
  const mayTry = newRetry();
  expect([mayTry(), mayTry()]).toEqual([true, true]);
  line.onLine = true;
  expect(mayTry()).toBe(true);
  expect(mayTry()).toBe(false);
});
