import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixTimeZone } from '@/i18n/formatTime';
import { getDays } from './days';

beforeEach(() => fixTimeZone(420));
afterEach(() => fixTimeZone(undefined));

const entryAt = (createdAt: string) => ({ createdAt });

it("groups entries by the member's days, in the order they came", () => {
  const days = getDays([
    entryAt('2026-01-14T16:59:59.000Z'),
    entryAt('2026-01-14T17:00:00.000Z'),
    entryAt('2026-01-14T18:00:00.000Z'),
    entryAt('nonsense'),
    entryAt('2026-01-14T01:00:00.000Z'),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['14/01/2026', 1],
    ['15/01/2026', 2],
    ['–', 1],
    ['14/01/2026', 1],
  ]);
  expect(new Set(days.map(({ key }) => key)).size).toBe(4);
});
