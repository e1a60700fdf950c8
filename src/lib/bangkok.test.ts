import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bangkokDate, minuteOfDay, startOfDate, startOfDay, startOfMonth, startOfWeek } from './bangkok';
import { dayMs } from './time';

it('agrees with a calendar of Bangkok at every instant', () => {
  const instant = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2199, 0) });
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' });
  const watch = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', timeStyle: 'short' });
  fc.assert(
    fc.property(instant, (time) => {
      const [midnight, monday, first] = [startOfDay(time), startOfWeek(time), startOfMonth(time)];
      const date = calendar.format(time);
      expect(bangkokDate(time)).toBe(date);
      expect(startOfDate(date)).toBe(midnight);
      expect(calendar.format(midnight)).toBe(date);
      expect(calendar.format(midnight - 1)).not.toBe(date);
      expect(new Date(`${calendar.format(monday)}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(time - monday).toBeGreaterThanOrEqual(0);
      expect(time - monday).toBeLessThan(7 * dayMs);
      expect(first).toBe(startOfDate(`${date.slice(0, 8)}01`));
      const minutes = minuteOfDay(time);
      const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
      expect(watch.format(time)).toBe(`${hour}:${minute}`);
    }),
    { numRuns: 300 },
  );
});
