/** What of a bonus tells how often it can still be received. */
interface Receivable {
  /** What `maxReceived` counts: receipts ever, of the day or of the week. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  readonly userBonus: { readonly received: readonly { readonly updatedAt: string }[] } | null;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Days and weeks of the limits are Bangkok's, wherever the device is. It has no summer time. */
const bangkokOffset = 7 * hour;

/** Start of the Bangkok day that holds `now`; milliseconds since 1970 UTC, like all times here. */
export const startOfDay = (now: number): number => Math.floor((now + bangkokOffset) / day) * day - bangkokOffset;

/** Start of the Bangkok week, from Monday, that holds `now`. */
export function startOfWeek(now: number): number {
  const today = startOfDay(now);
  // 1 January 1970 was a Thursday: three days after its Monday.
  const sinceMonday = ((today + bangkokOffset) / day + 3) % 7;
  return today - sinceMonday * day;
}

/** Milliseconds until Bangkok's midnight, when receipts may stop counting; above 0, a day at most. */
export const untilNextDay = (now: number): number => startOfDay(now) + day - now;

/** Receipts that count now: ever, of the current day, or of the current week. One without a readable date counts for `limit` alone. */
export function receiptsNow({ type, userBonus }: Receivable, now: number): number {
  const receipts = userBonus?.received ?? [];
  if (type === 'limit') return receipts.length;
  const start = type === 'day' ? startOfDay(now) : startOfWeek(now);
  return receipts.filter(({ updatedAt }) => Date.parse(updatedAt) >= start).length;
}

/** Whether it has been received as often as it may be for now. Without a usable limit the server decides. */
export const isUsedUp = (bonus: Receivable, now: number): boolean => receiptsNow(bonus, now) >= bonus.maxReceived;
