import { dayMs, hourMs, minuteMs } from './time';

/**
 * Bangkok's calendar on every device. All times are in ms since 1970 UTC. Bangkok has no daylight saving time, so its
 * offset from UTC is fixed.
 */
const offset = 7 * hourMs;

/** Returns the start of `time`'s day in Bangkok. */
export const startOfDay = (time: number): number => Math.floor((time + offset) / dayMs) * dayMs - offset;

/** Returns the start of `time`'s week in Bangkok. Weeks begin on Monday. */
export function startOfWeek(time: number): number {
  const days = Math.floor((time + offset) / dayMs);
  // 1 January 1970 was a Thursday, the third day after a Monday.
  return (days - ((days + 3) % 7)) * dayMs - offset;
}

/** Returns the start of `time`'s month in Bangkok. */
export function startOfMonth(time: number): number {
  const there = new Date(time + offset);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - offset;
}

/** Returns the minutes since midnight in Bangkok. */
export const minuteOfDay = (time: number): number => Math.floor((time - startOfDay(time)) / minuteMs);

/** Returns the date in Bangkok in the format of a date field: 2026-01-31. */
export const bangkokDate = (time: number): string => new Date(time + offset).toISOString().slice(0, 10);

/** Returns the start of a day in Bangkok from its date, such as 2026-01-31. NaN without a valid date. */
export const startOfDate = (date: string): number => Date.parse(`${date}T00:00:00+07:00`);
