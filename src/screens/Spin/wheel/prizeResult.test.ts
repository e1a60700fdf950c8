import { expect, test } from 'vitest';
import type { Coupon } from '@/api/calls/spin';
import { getPrizeResult, namesBaht, namesNumber } from './prizeResult';

const coupon = (_id: string, code: string): Coupon => ({
  _id,
  prize: { slice: { code, label: '', bgColor: '', textColor: '', htmlDescription: '' }, name: '' },
  amount: 10,
});
const [old, otherCoupon, its] = [coupon('1', 'S1'), coupon('2', 'S2'), coupon('3', 'S1')];

test.each([
  ['a new coupon of its slice', [old], [its, old], 5, 'coupon'],
  ['the first coupon', [], [its], 5, 'coupon'],
  ['no coupon and one coin less', [old], [old], 5, 'nothing'],
  ['another coupon expired meanwhile', [old, otherCoupon], [old], 5, 'nothing'],
  ['as many coins as the label names', [old], [old], 8, 'coins'],
  ['coins, although the coupons could not be read', undefined, undefined, 8, 'coins'],
  ['more coins than the label names, because of a deposit', [old], [old], 9, 'unknown'],
  ['a coupon of another slice, from another spin', [old], [otherCoupon, old], 5, 'unknown'],
  ['coupons not read before the spin', undefined, [its], 5, 'unknown'],
  ['coupons not read after the spin', [old], undefined, 5, 'unknown'],
  ['no coin count in the response', [old], [old], Number.NaN, 'unknown'],
] as const)('determines the prize result: %s', (_, before, after, remainingCoin, prizeResult) => {
  const setup = { activeSpinwheel: null, userCoin: 6 };
  const result = { code: 'S1', label: '3 เหรียญ', remainingCoin };
  expect(getPrizeResult(before, after, setup, result).kind).toBe(prizeResult);
});

test('finds a number in a text, in Thai digits and with separators too', () => {
  expect(namesNumber('คูปอง ๑,๐๐๐ บาท', 1000)).toBe(true);
  expect(namesNumber('50.50 บาท', 50.5)).toBe(true);
  expect(namesNumber('150 บาท', 50)).toBe(false);
  expect(namesNumber('ขอบคุณ', 0)).toBe(false);
});

test.each([
  ['คูปอง ๑,๐๐๐ บาท', 1000],
  ['ຄູປອງ 50 ບາດ', 50],
  ['50-baht coupon, 50 baht', 50],
  ['Coupon ฿50.50', 50.5],
  ['THB 50', 50],
])('finds an amount with its unit: %s', (name, amount) => {
  expect(namesBaht(name, amount)).toBe(true);
});

test.each([
  ['Bonus 20 %', 20],
  ['Bonus 20%, 500 baht at most', 20],
  ['20', 20],
  ['20 spins', 20],
  ['Level 20', 20],
  ['โบนัส 20 เท่า', 20],
  ['120 บาท', 20],
  ['1.20 บาท', 20],
  ['20 บาท', 20.5],
  ['ขอบคุณ', 0],
])('finds no amount with its unit: %s', (name, amount) => {
  expect(namesBaht(name, amount)).toBe(false);
});
