import type { Coupon, SpinResult, SpinSetup } from '@/api/calls/spin';

/** What came of a turn, as far as it can be told: `unknown` celebrates nothing and denies nothing. */
export type PrizeResult = 'won' | 'nothing' | 'unknown';

type Coupons = readonly Coupon[] | undefined;

/**
 * The answer of a turn does not say whether its slice is a prize; a coupon of that slice that was not there before does.
 * Nothing was won where no coupon has come and the coin is gone. `before`, `after`: undefined where they were not read.
 */
export function prizeResultOf(
  before: Coupons,
  after: Coupons,
  { userCoin }: SpinSetup,
  result: SpinResult,
): PrizeResult {
  if (!before || !after) return 'unknown';
  const had = new Set(before.map(({ _id }) => _id));
  const come = after.filter(({ _id }) => !had.has(_id));
  if (come.some(({ prize }) => prize.slice.code === result.code)) return 'won';
  return come.length === 0 && result.remainingCoin === userCoin - 1 ? 'nothing' : 'unknown';
}
