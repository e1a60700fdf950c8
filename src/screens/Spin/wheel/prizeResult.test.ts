import { expect, test } from 'vitest';
import type { Coupon } from '@/api/calls/spin';
import { prizeResultOf } from './prizeResult';

const coupon = (_id: string, code: string): Coupon => ({
  _id,
  prize: { slice: { code, label: '', bgColor: '', textColor: '', htmlDescription: '' }, name: '' },
  amount: 10,
});
const [old, other, its] = [coupon('1', 'S1'), coupon('2', 'S2'), coupon('3', 'S1')];

test.each([
  ['a new coupon of its slice', [old], [its, old], 5, 'won'],
  ['the first coupon', [], [its], 5, 'won'],
  ['no coupon and one coin less', [old], [old], 5, 'nothing'],
  ['another coupon expired meanwhile', [old, other], [old], 5, 'nothing'],
  ['a coin was won, or came with a deposit', [old], [old], 8, 'unknown'],
  ['a coupon of another slice, from another spin', [old], [other, old], 5, 'unknown'],
  ['coupons not read before the spin', undefined, [its], 5, 'unknown'],
  ['coupons not read after the spin', [old], undefined, 5, 'unknown'],
  ['no coin count in the response', [old], [old], Number.NaN, 'unknown'],
] as const)('determines the prize result: %s', (_, before, after, remainingCoin, prizeResult) => {
  const setup = { activeSpinwheel: null, userCoin: 6 };
  expect(prizeResultOf(before, after, setup, { code: 'S1', label: '', remainingCoin })).toBe(prizeResult);
});
