import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getNearDay, untilMidnight } from './days';
import { fixTimeZone, formatDate } from './formatTime';

beforeEach(() => fixTimeZone(420));
afterEach(() => {
  fixTimeZone(undefined);
  vi.unstubAllEnvs();
});

it('finds the start of the next day, and the names of today and yesterday on both sides of it', () => {
  const late = Date.parse('2026-03-01T16:59:50.000Z');
  expect(untilMidnight(late)).toBe(11_000);
  expect(getNearDay('28/02/2026', late)).toBe('yesterday');
  expect(getNearDay('01/03/2026', late)).toBe('today');
  const early = late + 10_000;
  expect(untilMidnight(early)).toBe(86_401_000);
  expect(getNearDay('01/03/2026', early)).toBe('yesterday');
  expect(getNearDay('28/02/2026', early)).toBeUndefined();
});

it.each([
  ['a day of 23 hours', '2026-03-09T00:30:00-04:00', '08/03/2026'],
  ['a day of 25 hours', '2026-11-02T00:30:00-05:00', '01/11/2026'],
  ['the last hour of a day of 25 hours', '2026-11-01T23:30:00-05:00', '31/10/2026'],
])('names the day before correctly after %s', (_, now, yesterday) => {
  fixTimeZone(undefined);
  vi.stubEnv('TZ', 'America/New_York');
  expect(getNearDay(yesterday, Date.parse(now))).toBe('yesterday');
  expect(getNearDay(formatDate(now), Date.parse(now))).toBe('today');
});
