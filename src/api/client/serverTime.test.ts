import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverTime';

afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it('follows the server’s clock, not the device’s, and ignores an invalid date', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') });
  noteServerTime('Mon, 02 Mar 2026 09:00:00 GMT');
  vi.advanceTimersByTime(30_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-02T09:00:30.000Z');
  for (const nothing of [null, undefined, '', 'soon']) noteServerTime(nothing);
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-02T09:00:30.000Z');
});
