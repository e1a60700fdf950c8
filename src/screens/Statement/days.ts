import { formatDate, formatTime } from '@/i18n/format';

interface Day<Row> {
  /** DD/MM/YYYY in the member's time zone, or a dash. */
  day: string;
  /** Names this run of entries: a server out of order may come back to a day. */
  key: string;
  rows: Row[];
}

/** Entries in the order they came, a new group wherever the day changes. */
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

/** Milliseconds until the member's next day begins; a second more, so that it has begun by then. */
export function untilMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(now).split(':').map(Number);
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1000 + 1000;
}

/** The day before: by its noon, so that clocks that were changed in the night do no harm. */
export const yesterdayOf = (now: number): string => formatDate(now + untilMidnight(now) - 1000 - dayMs * 1.5);
