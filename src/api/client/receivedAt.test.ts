import { afterEach, expect, test, vi } from 'vitest';
import { receivedAt, receivedAtByDevice, stampReceived } from './receivedAt';
import { noteServerTime } from './serverTime';

afterEach(() => void vi.useRealTimers());

test('keeps the time of a response by the server’s clock and by the device’s', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 7) });
  noteServerTime('Thu, 01 Jan 2026 00:00:00 GMT');
  const response = stampReceived({});
  vi.advanceTimersByTime(60_000);
  stampReceived(response);
  expect(receivedAt(response)).toBe(Date.UTC(2026, 0, 1, 0));
  expect(receivedAtByDevice(response)).toBe(Date.UTC(2026, 0, 1, 7));
  expect(receivedAt({})).toBe(Date.UTC(2026, 0, 1, 0, 1));
});
