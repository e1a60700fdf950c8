import { formatDate } from '@/i18n/formatTime';

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
export function getDays<Row extends { createdAt: string }>(entries: readonly Row[]): Day<Row>[] {
  const days: Day<Row>[] = [];
  for (const entry of entries) {
    const day = formatDate(entry.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(entry);
    else days.push({ day, key: `day-${days.length}`, rows: [entry] });
  }
  return days;
}
