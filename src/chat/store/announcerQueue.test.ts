import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncerQueue } from './announcerQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const said: string[] = [];
  const voice = createAnnouncerQueue(
    (text) => said.push(text),
    (count) => `${count} new`,
  );
  return { said, voice };
}

it('announces the first text immediately and each further one in turn, equal texts too', () => {
  const { said, voice } = listen();
  voice.add(['ok', 'ok']);
  expect(said).toEqual(['ok']);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['ok', 'ok']);
  voice.add(['later']);
  expect(said).toEqual(['ok', 'ok', 'later']);
});

it('announces the number of waiting texts instead of dropping any', () => {
  const { said, voice } = listen();
  voice.add(['one']);
  for (let count = 0; count < 200; count += 1) voice.add(['more']);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['one', '200 new']);
});

it('announces nothing after stop', () => {
  const { said, voice } = listen();
  voice.add(['one', 'two']);
  voice.stop();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['one']);
});
