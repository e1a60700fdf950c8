import { formatDate, formatTime } from '@/i18n/formatTime';
import { dayMs } from '@/lib/time';

interface Day<Row> {
  /** The day as DD/MM/YYYY in the device's time zone, or a dash. */
  day: string;
  /**
   * React key of this group. The day is not enough, because a day may appear twice if the entries are in the wrong
   * order.
   */
  key: string;
  rows: Row[];
}

/** Groups consecutive entries of the same day. */
export function daysOf<Row extends { createdAt: string }>(entries: readonly Row[]): Day<Row>[] {
  const days: Day<Row>[] = [];
  for (const entry of entries) {
    const day = formatDate(entry.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(entry);
    else days.push({ day, key: `day-${days.length}`, rows: [entry] });
  }
  return days;
}

/** Returns the time in ms until one second after the next midnight in the device's time zone. */
export function untilMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(now).split(':').map(Number);
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1000 + 1000;
}

/**
 * Returns the date of the day before `now`. The calculation uses noon of that day, so a change to or from daylight
 * saving time does not matter.
 */
export const yesterdayOf = (now: number): string => formatDate(now + untilMidnight(now) - 1000 - dayMs * 1.5);
