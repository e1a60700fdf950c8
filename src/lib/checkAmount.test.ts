import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/i18n/format';
import { checkAmount } from './checkAmount';
import { toBaht, toSatang } from './money';

/** Limits in baht. */
const bounds = { minimum: 100, maximum: 50_000 };
const kind = (typed: string, balance = 2_580.5, { minimum, maximum } = bounds) => {
  const limits = { minimum: toSatang(minimum), maximum: toSatang(maximum), notEnough: toSatang(balance) };
  const checked = checkAmount(typed, limits);
  return checked.satang ?? checked.problem;
};

describe('checkAmount', () => {
  it('accepts amounts from the minimum to the maximum, both included', () => {
    expect(kind('100')).toBe(10_000);
    expect(kind('99.99')).toEqual({ kind: 'minimum', limit: 10_000 });
    expect(kind('50,000', 60_000)).toBe(5_000_000);
    expect(kind('50,000.01', 60_000)).toEqual({ kind: 'maximum', limit: 5_000_000 });
    expect(kind('2580.51')).toEqual({ kind: 'notEnough', limit: 258_050 });
    expect(kind('0', 10, { minimum: 0, maximum: 10 })).toEqual({ kind: 'minimum', limit: 0 });
  });

  it('checks only the given limits', () => {
    expect(checkAmount('0.99', { minimum: 100 })).toEqual({ problem: { kind: 'minimum', limit: 100 } });
    expect(checkAmount('99999', { minimum: 100 })).toEqual({ satang: 9_999_900 });
    expect(checkAmount('0', {})).toEqual({ problem: { kind: 'minimum', limit: 1 } });
    expect(checkAmount('', { minimum: 100 })).toEqual({ problem: { kind: 'empty' } });
  });

  it.each(['1e3', '--500', '-500', '1,00,0', '5 0 0', '500 dollars', '0x200', 'Infinity', 'NaN', '++500'])(
    'refuses %s',
    (typed) => {
      expect(kind(typed)).toEqual({ kind: 'notNumber' });
    },
  );

  it('reads digits of other scripts, and pasted separators in their proper places', () => {
    for (const typed of ['๑๐๐๐', '໑໐໐໐', '１０００', '1,000', '1 000', ' 1,000.00 ', '1\u00a0000']) {
      expect(kind(typed)).toBe(100_000);
    }
  });

  it('refuses a million digits', () => {
    expect(kind('9'.repeat(1_000_000))).toEqual({ kind: 'tooLarge' });
  });

  it('returns only the shown amount, within the bounds', () => {
    const satang = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(satang, satang, satang, satang, (amount, balance, firstLimit, secondLimit) => {
        const limits = {
          minimum: Math.min(firstLimit, secondLimit),
          maximum: Math.max(firstLimit, secondLimit),
          notEnough: balance,
        };
        const { satang } = checkAmount(formatAmount(toBaht(amount)), limits);
        const fits = amount > 0 && amount >= limits.minimum && amount <= limits.maximum && amount <= balance;
        expect(satang).toBe(fits ? amount : undefined);
      }),
    );
  });

  it('never accepts invalid text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const { satang } = checkAmount(typed, { minimum: 10_000, maximum: 5_000_000, notEnough: 1e11 });
        if (satang !== undefined) {
          expect(Number.isSafeInteger(satang)).toBe(true);
          expect(satang).toBeGreaterThanOrEqual(10_000);
        }
      }),
    );
  });
});
