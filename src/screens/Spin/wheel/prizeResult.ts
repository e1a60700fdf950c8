import type { Coupon, SpinResult, SpinSetup } from '@/api/calls/spin';

/**
 * The result of a spin as far as the app can know it. With `unknown`, the app neither celebrates nor denies a prize.
 */
export type PrizeResult = 'won' | 'nothing' | 'unknown';

type Coupons = readonly Coupon[] | undefined;

/**
 * Returns the result of a spin. The response does not say whether its slice is a prize, but a new coupon of that slice
 * shows it. If there is no new coupon and one coin less, nothing was won. `before` and `after` are undefined if the
 * coupons could not be read.
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
