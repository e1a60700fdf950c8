import { formatDate, formatTime } from '@/i18n/format';

interface Day<Row> {
  /** DD/MM/YYYY in the member's time zone, or a dash. */
  day: string;
  /** Key of this run of entries: a server with unordered entries may return to a day. */
  key: string;
  rows: Row[];
}

/** Groups entries in their order, with a new group wherever the day changes. */
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

const dayMs = 86_400_000;

/** Returns the milliseconds until one second after the member's next midnight. */
export function untilMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(now).split(':').map(Number);
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1000 + 1000;
}

/** Returns the date of the day before. Calculates from its noon, so that clock changes at night do no harm. */
export const yesterdayOf = (now: number): string => formatDate(now + untilMidnight(now) - 1000 - dayMs * 1.5);
