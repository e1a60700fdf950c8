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
  ['no coupon, a coin less', [old], [old], 5, 'nothing'],
  ['one has run out meanwhile', [old, other], [old], 5, 'nothing'],
  ['a coin was won, or came with a deposit', [old], [old], 8, 'unknown'],
  ['a coupon of another slice: of another turn', [old], [other, old], 5, 'unknown'],
  ['not read before', undefined, [its], 5, 'unknown'],
  ['not read after', [old], undefined, 5, 'unknown'],
  ['the coins are not told', [old], [old], Number.NaN, 'unknown'],
] as const)('%s', (_, before, after, remainingCoin, prizeResult) => {
  const setup = { activeSpinwheel: null, userCoin: 6 };
  expect(prizeResultOf(before, after, setup, { code: 'S1', label: '', remainingCoin })).toBe(prizeResult);
});
