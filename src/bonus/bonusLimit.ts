import { startOfDay, startOfWeek } from '@/lib/bangkok';
import { dayMs } from '@/lib/time';

/** The fields of a bonus that limit its receipts. */
interface Receivable {
  /** The period in which `maxReceived` counts receipts: ever, per day or per week. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  readonly userBonus: { readonly received: readonly { readonly updatedAt: string }[] } | null;
}

/**
 * Returns the time until midnight in Bangkok in ms, above 0 and at most a day. At midnight, earlier receipts may stop
 * counting.
 */
export const untilNextDay = (now: number): number => startOfDay(now) + dayMs - now;

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
