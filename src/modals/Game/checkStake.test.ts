import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/i18n/format';
import { toBaht } from '@/lib/money';
import { checkStake } from './checkStake';

describe('checkStake', () => {
  it.each(['', '  ', '0', '0.00', '๐', '-5', '\u22125', '-0', ' -1,000'])('returns 0 for "%s"', (typed) => {
    expect(checkStake(typed, 100)).toBe(0);
  });

  it.each(['--5', '-', '- -5', '-abc', '1e3', '1,00,0', '5-'])('refuses "%s" as not a number', (typed) => {
    expect(checkStake(typed, 100_000)).toBe('notNumber');
  });

  it("requires at least 1 baht and at most the main wallet's balance", () => {
    expect(checkStake('0.99', 100)).toBe('minimum');
    expect(checkStake('1', 100)).toBe(100);
    expect(checkStake('100', 100)).toBe(10_000);
    expect(checkStake('100.01', 100)).toBe('notEnough');
    expect(checkStake('0.1', 100)).toBe('minimum');
  });

  it('returns the amount as shown, or a reason', () => {
    const satang = fc.integer({ min: 0, max: 9_999_999_999_999 });
    fc.assert(
      fc.property(satang, satang, fc.constantFrom('', '-'), (amount, main, sign) => {
        const stake = checkStake(sign + formatAmount(toBaht(amount)), toBaht(main));
        if (sign || amount === 0) expect(stake).toBe(0);
        else if (amount < 100) expect(stake).toBe('minimum');
        else expect(stake).toBe(amount <= main ? amount : 'notEnough');
      }),
    );
  });

  it('never accepts invalid text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(), (typed, main) => {
        const stake = checkStake(typed, toBaht(main));
        if (typeof stake === 'number') expect(stake === 0 || (stake >= 100 && stake <= main)).toBe(true);
      }),
    );
  });
});
