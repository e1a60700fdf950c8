import { expect, it } from 'vitest';
import { addTime, timeThisWeek, timeToday } from './timeLog';

const hour = 3_600_000;
/** Thursday, 1 January 2026, 23:00 in Bangkok. */
const late = Date.UTC(2026, 0, 1, 16);

it("splits time at Bangkok's midnight and begins the week on Monday", () => {
  const days = addTime([], 'app', { from: late, to: late + 3 * hour });
  expect(days.map(({ app }) => app)).toEqual([hour, 2 * hour]);
  const more = addTime(days, 'games', { from: late + 3 * hour, to: late + 4 * hour });
  expect(timeToday(more, late + 4 * hour)).toEqual({ app: 2 * hour, games: hour });
  expect(timeThisWeek(more, late + 4 * hour)).toEqual({ app: 3 * hour, games: hour });
  expect(timeThisWeek(more, late + 4 * 24 * hour)).toEqual({ app: 0, games: 0 });
});

it('drops days older than a week', () => {
  let days = addTime([], 'app', { from: late, to: late + 1 });
  for (let day = 1; day < 30; day += 1)
    days = addTime(days, 'app', { from: late + day * 24 * hour, to: late + day * 24 * hour + 1 });
  expect(days).toHaveLength(7);
});
