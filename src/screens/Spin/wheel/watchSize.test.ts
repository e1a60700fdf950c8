import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSize } from './watchSize';

const page = Object.assign(new EventTarget(), { innerWidth: 390, innerHeight: 700, devicePixelRatio: 2 });
const queries: (EventTarget & { query: string })[] = [];
const resize = (change: Partial<typeof page>) => {
  Object.assign(page, change);
  page.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { innerWidth: 390, innerHeight: 700, devicePixelRatio: 2 });
  queries.length = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { query });
    queries.push(list);
    return list;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('draws once, 500 ms after the last resize', () => {
  const draw = vi.fn();
  const stop = watchSize(draw);
  resize({ innerWidth: 380 });
  vi.advanceTimersByTime(300);
  resize({ innerWidth: 320 });
  vi.advanceTimersByTime(499);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(draw).toHaveBeenCalledTimes(1);
  resize({ innerWidth: 300 });
  stop();
  vi.advanceTimersByTime(1000);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('does not draw when only an address bar appears or disappears', () => {
  const draw = vi.fn();
  watchSize(draw);
  resize({ innerHeight: 640 });
  vi.advanceTimersByTime(1000);
  expect(draw).not.toHaveBeenCalled();
});

test('draws on every change of the screen density', () => {
  const draw = vi.fn();
  watchSize(draw);
  for (const density of [3, 1]) {
    page.devicePixelRatio = density;
    queries.at(-1)?.dispatchEvent(new Event('change'));
    vi.advanceTimersByTime(500);
  }
  expect(draw).toHaveBeenCalledTimes(2);
  expect(queries.map(({ query }) => query)).toEqual([2, 3, 1].map((density) => `(resolution: ${density}dppx)`));
});
