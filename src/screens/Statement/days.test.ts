import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixTimeZone } from '@/i18n/formatTime';
import { daysOf, untilMidnight, yesterdayOf } from './days';

beforeEach(() => fixTimeZone(420));
afterEach(() => fixTimeZone(undefined));

const at = (createdAt: string) => ({ createdAt });

it("groups entries by the member's days, in the order they came", () => {
  const days = daysOf([
    at('2026-01-14T16:59:59.000Z'),
    at('2026-01-14T17:00:00.000Z'),
    at('2026-01-14T18:00:00.000Z'),
    at('nonsense'),
    at('2026-01-14T01:00:00.000Z'),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['14/01/2026', 1],
    ['15/01/2026', 2],
    ['–', 1],
    ['14/01/2026', 1],
  ]);
  expect(new Set(days.map(({ key }) => key)).size).toBe(4);
});

it('finds the start of the next day and the name of the day before', () => {
  const late = Date.parse('2026-03-01T16:59:50.000Z');
  expect(untilMidnight(late)).toBe(11_000);
  expect(yesterdayOf(late)).toBe('28/02/2026');
  const early = late + 10_000;
  expect(untilMidnight(early)).toBe(86_401_000);
  expect(yesterdayOf(early)).toBe('01/03/2026');
});
