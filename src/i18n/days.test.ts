import { afterEach, beforeEach, expect, it } from 'vitest';
import { getNearDay, untilMidnight } from './days';
import { fixTimeZone } from './formatTime';

beforeEach(() => fixTimeZone(420));
afterEach(() => fixTimeZone(undefined));

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
