import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncerQueue } from './announcerQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const announced: string[] = [];
  const queue = createAnnouncerQueue(
    (text) => announced.push(text),
    (count) => `${count} new`,
  );
  return { announced, queue };
}

it('announces the first text immediately and each further one in turn, equal texts too', () => {
  const { announced, queue } = listen();
  queue.add(['ok', 'ok']);
  expect(announced).toEqual(['ok']);
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['ok', 'ok']);
  queue.add(['later']);
  expect(announced).toEqual(['ok', 'ok', 'later']);
});

it('announces the number of waiting texts instead of dropping any', () => {
  const { announced, queue } = listen();
  queue.add(['one']);
  for (let count = 0; count < 200; count += 1) queue.add(['more']);
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['one', '200 new']);
});

it('announces nothing after stop', () => {
  const { announced, queue } = listen();
  queue.add(['one', 'two']);
  queue.stop();
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['one']);
});
