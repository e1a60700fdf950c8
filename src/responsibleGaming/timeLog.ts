import { startOfDay, startOfWeek } from '@/lib/bonusLimit';

/** The counted time of one day, in ms. */
export interface PlayDay {
  /** Timestamp of the day's start in Bangkok (ms). All days here are days in Bangkok. */
  readonly day: number;
  /** Time during which the app was visible. */
  readonly app: number;
  /** Time from leaving the app for a game until returning. */
  readonly games: number;
}
export type PlayTime = Pick<PlayDay, 'app' | 'games'>;

const dayMs = 86_400_000;
/** The number of stored days: enough for a week that starts on Monday. */
const keptDays = 7;

/** Adds the time from `from` to `to` (ms), split at midnight. Drops days older than a week. */
export function addTime(
  days: readonly PlayDay[],
  kind: keyof PlayTime,
  { from, to }: { from: number; to: number },
): PlayDay[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  for (let start = from; start < to; ) {
    const day = startOfDay(start);
    const end = Math.min(day + dayMs, to);
    const old = byDay.get(day) ?? { day, app: 0, games: 0 };
    byDay.set(day, { ...old, [kind]: old[kind] + end - start });
    start = end;
  }
  const oldest = startOfDay(to) - (keptDays - 1) * dayMs;
  return [...byDay.values()].filter(({ day }) => day >= oldest).sort((a, b) => a.day - b.day);
}

const timeSince = (days: readonly PlayDay[], start: number): PlayTime => {
  const counted = days.filter(({ day }) => day >= start);
  return {
    app: counted.reduce((sum, { app }) => sum + app, 0),
    games: counted.reduce((sum, { games }) => sum + games, 0),
  };
};

/**
 * `timeToday` and `timeThisWeek` return the counted time of today and of this week (from Monday) at the time `now`
 * (ms).
 */
export const timeToday = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfDay(now));
export const timeThisWeek = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfWeek(now));
