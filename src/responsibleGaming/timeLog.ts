import { startOfDay, startOfWeek } from '@/lib/bonusLimit';

/** Time of one day, in milliseconds. */
export interface PlayDay {
  /** When the day began, in Bangkok as all days here. */
  readonly day: number;
  /** With the app in view. */
  readonly app: number;
  /** From leaving for a game until coming back. */
  readonly games: number;
}
export type PlayTime = Pick<PlayDay, 'app' | 'games'>;

const dayMs = 86_400_000;
/** Days that are kept: a week from its Monday on. */
const keptDays = 7;

/** Adds the time between two moments, split at midnight; days beyond a week are dropped. */
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

/** Time of the day, and of the week from Monday, that hold `now`. */
export const timeToday = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfDay(now));
export const timeThisWeek = (days: readonly PlayDay[], now: number): PlayTime => timeSince(days, startOfWeek(now));
