import type { Coupon, SpinResult, SpinSetup } from '@/api/calls/spin';
import { toAsciiDigits } from '@/lib/digits';

/** The result of a spin as far as the app can know it. */
export type PrizeResult =
  | { kind: 'coupon'; coupon: Coupon }
  /** `coins` is the member's coin count after the spin. */
  | { kind: 'coins'; coins: number }
  | { kind: 'nothing' }
  /** The app neither celebrates nor denies a prize. */
  | { kind: 'unknown' };

type Coupons = readonly Coupon[] | undefined;

const plainDigits = (text: string): string => toAsciiDigits(text).replace(/(?<=\d),(?=\d)/g, '');

/** Returns whether a text such as `1,000 เหรียญ` contains this number. */
export const namesNumber = (text: string, number: number): boolean =>
  (plainDigits(text).match(/\d+(?:\.\d+)?/g) ?? []).map(Number).includes(number);

/** Matches an amount with its unit, as in `50 บาท`, `฿50` or `THB 50`. */
const bahtAmounts =
  /(?:฿|\bTHB)\s{0,3}(\d{1,15}(?:\.\d{1,2})?)(?![\d.%])|(?<![\d.])(\d{1,15}(?:\.\d{1,2})?)\s{0,3}(?:บาท|ບາດ|baht\b|THB\b|฿)/gi;

/** Returns whether a text states this amount in baht, with its unit. */
export const namesBaht = (text: string, baht: number): boolean =>
  [...plainDigits(text).matchAll(bahtAmounts)].some(([, after, before]) => Number(after ?? before) === baht);

/**
 * Returns the result of a spin. The response does not say whether its slice is a prize, but a new coupon of that slice
 * shows it. Coins are won if the response has more coins than the spin left, and the slice's label names how many. A
 * deposit may bring coins too, so the count proves nothing. If there is no new coupon and one coin less, nothing
 * was won. `before` and `after` are undefined if the coupons could not be read.
 */
export function getPrizeResult(
  before: Coupons,
  after: Coupons,
  { userCoin }: SpinSetup,
  { code, label, remainingCoin }: SpinResult,
): PrizeResult {
  const idsBefore = new Set(before?.map(({ _id }) => _id));
  const newCoupons = before && after?.filter(({ _id }) => !idsBefore.has(_id));
  const coupon = newCoupons?.find(({ prize }) => prize.slice.code === code);
  if (coupon) return { kind: 'coupon', coupon };
  const wonCoins = remainingCoin - (userCoin - 1);
  if (wonCoins > 0 && namesNumber(label, wonCoins)) return { kind: 'coins', coins: remainingCoin };
  return { kind: newCoupons?.length === 0 && wonCoins === 0 ? 'nothing' : 'unknown' };
}
