import { afterEach, expect, test, vi } from 'vitest';
import { answeredAt, answeredAtByDevice, noteAnswer } from './answeredAt';
import { noteServerTime } from './serverTime';

afterEach(() => void vi.useRealTimers());

test('an answer keeps the time at which it came, by the server’s clock and by the device’s', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 7) });
  noteServerTime('Thu, 01 Jan 2026 00:00:00 GMT');
  const answer = noteAnswer({});
  vi.advanceTimersByTime(60_000);
  noteAnswer(answer);
  expect(answeredAt(answer)).toBe(Date.UTC(2026, 0, 1, 0));
  expect(answeredAtByDevice(answer)).toBe(Date.UTC(2026, 0, 1, 7));
  expect(answeredAt({})).toBe(Date.UTC(2026, 0, 1, 0, 1));
});
