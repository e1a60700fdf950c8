import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/i18n/format';
import { toBaht } from '@/lib/money';
import { checkAmount } from './checkAmount';

const limits = { withdrawMin: 100, withdrawMax: 50_000 };
const kind = (typed: string, balance = 2_580.5, bounds = limits) => {
  const checked = checkAmount(typed, bounds, balance);
  return 'problem' in checked ? checked.problem : checked.satang;
};

describe('checkAmount', () => {
  it('accepts amounts from the minimum to the maximum, both included', () => {
    expect(kind('100')).toBe(10_000);
    expect(kind('99.99')).toEqual({ kind: 'minimum', baht: 100 });
    expect(kind('50,000', 60_000)).toBe(5_000_000);
    expect(kind('50,000.01', 60_000)).toEqual({ kind: 'maximum', baht: 50_000 });
    expect(kind('2580.51')).toEqual({ kind: 'balance', baht: 2_580.5 });
    expect(kind('0', 10, { withdrawMin: 0, withdrawMax: 10 })).toEqual({ kind: 'minimum', baht: 0 });
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
      fc.property(satang, satang, satang, satang, (amount, balance, one, other) => {
        const bounds = { withdrawMin: toBaht(Math.min(one, other)), withdrawMax: toBaht(Math.max(one, other)) };
        const checked = checkAmount(formatAmount(toBaht(amount)), bounds, toBaht(balance));
        const fits =
          amount > 0 && amount >= Math.min(one, other) && amount <= Math.max(one, other) && amount <= balance;
        expect('satang' in checked).toBe(fits);
        if ('satang' in checked) expect(checked.satang).toBe(amount);
      }),
    );
  });

  it('never accepts invalid text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const checked = checkAmount(typed, limits, 1e9);
        if ('satang' in checked) {
          expect(Number.isSafeInteger(checked.satang)).toBe(true);
          expect(checked.satang).toBeGreaterThanOrEqual(10_000);
        }
      }),
    );
  });
});
