import { afterEach, describe, expect, it } from 'vitest';
import type { DepositBank } from '@/api/calls/lookup';
import { overrideSettings } from '@/lib/settings';
import { getChoices, getQrRules, getStart, isQr } from './paymentMethods';

const bank = (bankCode: string, bankType = 'BANK', mode = 'AUTO'): DepositBank => ({
  bankCode,
  bankType,
  mode,
  bank: { nameTH: '', nameEN: '' },
  bankAccountName: '',
  bankAccountNo: '',
  currency: 'BAHT',
});

afterEach(() => overrideSettings({ qrMinimumOverride: null, plainQrMinimum: 1 }));

it('treats bankType PAYMENT as QR, and KBANK only in SMS mode', () => {
  expect(isQr(bank('WW', 'PAYMENT'))).toBe(true);
  expect(isQr(bank('KBANK', 'BANK', 'SMS'))).toBe(true);
  expect(isQr(bank('KBANK'))).toBe(false);
  expect(isQr(bank('SCB', 'BANK', 'SMS'))).toBe(false);
});

describe('getQrRules', () => {
  it("returns the amounts of the specification's table", () => {
    expect(getQrRules('KBANK')).toEqual({ minimum: 1, quickAmounts: [10, 20, 50, 100, 500, 1000] });
    for (const code of ['WW', 'PAYONEX']) {
      expect(getQrRules(code)).toEqual({ minimum: 100, quickAmounts: [100, 200, 300, 500, 1000] });
    }
    for (const code of ['PAYTIMZ', 'ZPAY']) {
      expect(getQrRules(code)).toEqual({ minimum: 10, quickAmounts: [10, 50, 100, 500, 1000] });
    }
  });
  it('applies the override to minimum and first quick amount of two providers', () => {
    overrideSettings({ qrMinimumOverride: 20 });
    expect(getQrRules('ZPAY')).toEqual({ minimum: 20, quickAmounts: [20, 50, 100, 500, 1000] });
    expect(getQrRules('WW').minimum).toBe(100);
    expect(getQrRules('KBANK').minimum).toBe(1);
    overrideSettings({ qrMinimumOverride: 60 });
    expect(getQrRules('PAYTIMZ')).toEqual({ minimum: 60, quickAmounts: [60, 100, 500, 1000] });
    for (const override of [0, 0.5, 1]) {
      overrideSettings({ qrMinimumOverride: override });
      expect(getQrRules('ZPAY')).toEqual({ minimum: 1, quickAmounts: [1, 50, 100, 500, 1000] });
    }
  });
  it('uses the plain minimum for unlisted providers, never below 1, and a separate one for KBANK', () => {
    overrideSettings({ plainQrMinimum: 25.5 });
    expect(getQrRules('NEWPAY')).toEqual({ minimum: 25.5, quickAmounts: [50, 100, 500, 1000] });
    expect(getQrRules('KBANK')).toEqual({ minimum: 1, quickAmounts: [10, 20, 50, 100, 500, 1000] });
    overrideSettings({ plainQrMinimum: 0 });
    expect(getQrRules('NEWPAY').minimum).toBe(1);
  });
});

describe('payment methods', () => {
  const all = getChoices({
    banks: [bank('SCB'), bank('KBANK'), bank('KBANK', 'BANK', 'SMS'), bank('WW', 'PAYMENT'), bank('WW', 'PAYMENT')],
    wallets: [{ mode: 'AUTO', walletAccountName: '1' }],
    isManual: false,
  });
  it('lists the existing methods with each provider once', () => {
    expect(all.methods).toEqual(['bank', 'qr', 'wallet']);
    expect(all.providers.map(({ bankCode }) => bankCode)).toEqual(['KBANK', 'WW']);
    expect(getChoices({ banks: [bank('WW', 'PAYMENT')], wallets: [], isManual: false }).methods).toEqual(['qr']);
  });
  it('starts with the named method, else the live QR, else the first', () => {
    expect(getStart(all, '', undefined)).toEqual({ method: 'bank', provider: 'KBANK' });
    expect(getStart(all, 'wallet', 'WW')).toEqual({ method: 'wallet', provider: 'WW' });
    expect(getStart(all, 'WW', undefined)).toEqual({ method: 'qr', provider: 'WW' });
    expect(getStart(all, '', 'WW')).toEqual({ method: 'qr', provider: 'WW' });
    expect(getStart(all, 'constructor', 'gone')).toEqual({ method: 'bank', provider: 'KBANK' });
  });
});
