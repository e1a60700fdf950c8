import { startOfDay, startOfWeek } from '@/lib/bonusLimit';

/** Time of one day, in ms. */
export interface PlayDay {
  /** Start of the day in Bangkok, like all days here. */
  readonly day: number;
  /** Time with the app visible. */
  readonly app: number;
  /** Time from leaving for a game until returning. */
  readonly games: number;
}
export type PlayTime = Pick<PlayDay, 'app' | 'games'>;

const dayMs = 86_400_000;
/** Number of stored days: a week from its Monday. */
const keptDays = 7;

/** Adds the time between two moments, split at midnight. Drops days older than a week. */
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

/** Return the counted time of today and of this week (from Monday), by `now` in ms. */
export const timeToday = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfDay(now));
export const timeThisWeek = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfWeek(now));
