/** The fields of a bonus that limit its receipts. */
interface Receivable {
  /** The period in which `maxReceived` counts receipts: ever, per day or per week. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  readonly userBonus: { readonly received: readonly { readonly updatedAt: string }[] } | null;
}

const hour = 3_600_000;
const day = 24 * hour;
/**
 * Bangkok's offset from UTC in ms. Bangkok has no daylight saving time. The days and weeks of the limits follow
 * Bangkok's time on every device.
 */
const bangkokOffset = 7 * hour;

/** Returns the start of `now`'s day in Bangkok. All times here are in ms since 1970 UTC. */
export const startOfDay = (now: number): number => Math.floor((now + bangkokOffset) / day) * day - bangkokOffset;

/** Returns the start of `now`'s week in Bangkok. Weeks begin on Monday. */
export function startOfWeek(now: number): number {
  const today = startOfDay(now);
  // 1 January 1970 was a Thursday, the third day after a Monday.
  const sinceMonday = ((today + bangkokOffset) / day + 3) % 7;
  return today - sinceMonday * day;
}

/**
 * Returns the time until midnight in Bangkok in ms, above 0 and at most a day. At midnight, earlier receipts may stop
 * counting.
 */
export const untilNextDay = (now: number): number => startOfDay(now) + day - now;

/**
 * Returns the number of receipts that count now: all, those of today, or those of this week. A receipt without a valid
 * date counts only for `limit`.
 */
export function receiptsNow({ type, userBonus }: Receivable, now: number): number {
  const receipts = userBonus?.received ?? [];
  if (type === 'limit') return receipts.length;
  const start = type === 'day' ? startOfDay(now) : startOfWeek(now);
  return receipts.filter(({ updatedAt }) => Date.parse(updatedAt) >= start).length;
}

/**
 * Returns whether the bonus has reached its limit for now. False without a valid limit, because then the server
 * decides.
 */
export const isUsedUp = (bonus: Receivable, now: number): boolean => receiptsNow(bonus, now) >= bonus.maxReceived;
