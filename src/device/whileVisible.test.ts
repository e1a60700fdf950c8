import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from './whileVisible';

const work = vi.fn();
let page: EventTarget & { visibilityState?: string };
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  work.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls once after the pause', () => {
  whileVisible(work, 5_000);
  vi.advanceTimersByTime(4_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

it('stops while the page is hidden, and waits again once it is visible', () => {
  whileVisible(work, 5_000);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  expect(work).not.toHaveBeenCalled();
  show('visible');
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledOnce();
});

it('calls only once, even if the page is hidden and shown again after the call', () => {
  whileVisible(work, 5_000);
  vi.advanceTimersByTime(5_000);
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

it('never calls after it was cancelled', () => {
  const cancel = whileVisible(work, 5_000);
  cancel();
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
