import { dayMs } from '@/lib/time';
import { formatDate, formatTime } from './formatTime';

/** Returns the time in ms until one second after the next midnight in the device's time zone. */
export function untilMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(now).split(':').map(Number);
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1000 + 1000;
}

/**
 * Returns the date of the day before `now`. The calculation uses noon of that day, so a change to or from daylight
 * saving time does not matter.
 */
const getYesterday = (now: number): string => formatDate(now + untilMidnight(now) - 1000 - dayMs * 1.5);

/**
 * Returns whether a day (DD/MM/YYYY, as `formatDate` returns it) is today or yesterday. Render again `untilMidnight`,
 * because the answer changes then.
 */
export function getNearDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === formatDate(now)) return 'today';
  return day === getYesterday(now) ? 'yesterday' : undefined;
}
