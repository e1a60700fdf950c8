import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/i18n/format';
import { toBaht } from '@/lib/money';
import { checkTransfer } from './checkTransfer';

const typed = { from: 'WALLET', to: 'PG', amount: '100', available: 258_050 };

describe('checkTransfer', () => {
  it('requires two different ends before it checks the amount', () => {
    expect(checkTransfer({ ...typed, from: '', to: '', amount: 'x' })).toEqual({ field: 'from', kind: 'choose' });
    expect(checkTransfer({ ...typed, to: '', amount: 'x' })).toEqual({ field: 'to', kind: 'choose' });
    expect(checkTransfer({ ...typed, to: 'WALLET', amount: 'x' })).toEqual({ field: 'to', kind: 'same' });
  });

  it("requires at least 1 baht and at most the source's balance", () => {
    const kind = (amount: string) => {
      const checked = checkTransfer({ ...typed, amount });
      return 'kind' in checked ? checked.kind : checked.satang;
    };
    expect(kind('')).toBe('empty');
    expect(kind('0')).toBe('minimum');
    expect(kind('0.99')).toBe('minimum');
    expect(kind('1')).toBe(100);
    expect(kind('2,580.50')).toBe(258_050);
    expect(kind('2,580.51')).toBe('notEnough');
    expect(kind('1.001')).toBe('tooManyDecimals');
    for (const amount of ['1e3', '--5', '-5', '1,00,0', 'ร้อย']) expect(kind(amount)).toBe('notNumber');
    expect(kind('9'.repeat(1_000_000))).toBe('tooLarge');
  });

  it('sends exactly the shown amount, or refuses', () => {
    const satang = fc.integer({ min: 0, max: 9_999_999_999_999 });
    fc.assert(
      fc.property(satang, satang, (amount, available) => {
        const checked = checkTransfer({ ...typed, amount: formatAmount(toBaht(amount)), available });
        expect('satang' in checked).toBe(amount >= 100 && amount <= available);
        if ('satang' in checked) {
          expect(checked.satang).toBe(amount);
          expect(formatAmount(toBaht(checked.satang))).toBe(formatAmount(toBaht(amount)));
        }
      }),
    );
  });
});
