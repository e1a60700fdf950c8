import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementEntry } from '@/api/calls/statement';
import { sessionStore, storageKeys } from '@/device/storage';
import { depositKeys, findPayment, hasQr, liveQrProvider, seenQr, unwatchQr, watchedQr, watchQr } from './watchedQr';

const qr = { qrcodeId: 'q1', hasQrcode: true, qrcode: '<svg/>', amount: 100, expireIn: 600, message: '' };
const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  statementType: 'deposit',
  status: 'PROCESSING',
  from: 'WW',
  to: 'WALLET',
  amount: 100,
  createdAt: '2026-05-20T07:00:00.000Z',
  ...change,
});
const watched = { id: 'q1', bankCode: 'WW', amount: 100, until: 600_000 };

beforeEach(() => sessionStore.remove(storageKeys.liveQrs));

describe('hasQr', () => {
  it('wants an end and an amount', () => {
    expect(hasQr(qr)).toBe(true);
    expect(hasQr({ ...qr, hasQrcode: false })).toBe(false);
    expect(hasQr({ ...qr, expireIn: Number.NaN })).toBe(false);
    expect(hasQr({ ...qr, amount: Number.NaN })).toBe(false);
  });
});

describe('seenQr', () => {
  it('puts the end where the answer says', () => {
    expect(seenQr('WW', qr, 1000, undefined)).toEqual({ ...watched, until: 601_000 });
  });
  it('keeps the end of later answers that differ by their way', () => {
    const known = { ...watched, until: 601_000, before: ['a'] };
    expect(seenQr('WW', { ...qr, expireIn: 300 }, 302_500, known)).toBe(known);
    expect(seenQr('WW', { ...qr, expireIn: 300 }, 299_000, known)).toBe(known);
  });
  it('moves it when the clock of the device was set meanwhile', () => {
    const known = { ...watched, until: 601_000, before: ['a'] };
    expect(seenQr('WW', { ...qr, expireIn: 300 }, 3_900_000, known)).toEqual({ ...known, until: 4_200_000 });
  });
  it('starts anew with another QR', () => {
    expect(seenQr('WW', { ...qr, qrcodeId: 'q2' }, 0, { ...watched, before: ['a'] })).toEqual({
      ...watched,
      id: 'q2',
    });
  });
});

describe('findPayment', () => {
  const old = entry({ createdAt: '2026-05-20T06:00:00.000Z' });
  const qrOf = { ...watched, before: depositKeys([old, entry({ statementType: 'withdraw' })]) };
  it('is a deposit of that amount that was not there before', () => {
    expect(findPayment(qrOf, [entry({}), old], false)).toEqual(entry({}));
    expect(findPayment(qrOf, [old], false)).toBeUndefined();
    expect(findPayment(qrOf, [entry({ amount: 100.01 }), entry({ statementType: 'bonus' })], false)).toBeUndefined();
  });
  it('is, while the QR lives, only a deposit by its provider', () => {
    expect(findPayment(qrOf, [entry({ from: 'SCB' })], true)).toBeUndefined();
    expect(findPayment(qrOf, [entry({ from: 'WW' })], true)).toBeDefined();
    expect(findPayment(qrOf, [entry({ from: 'SCB' })], false)).toBeDefined();
  });
  it('is unknown as long as nobody knows what was there before', () => {
    expect(findPayment(watched, [entry({})], false)).toBeUndefined();
  });
});

describe('the memory of the tab', () => {
  it('holds one QR of each provider, the latest last', () => {
    watchQr(watched);
    watchQr({ ...watched, id: 'q2', bankCode: 'KBANK', until: 300_000 });
    watchQr({ ...watched, id: 'q3' });
    expect(watchedQr('WW')?.id).toBe('q3');
    expect(liveQrProvider(0)).toBe('WW');
    unwatchQr('q3');
    expect(liveQrProvider(0)).toBe('KBANK');
    expect(liveQrProvider(300_000)).toBeUndefined();
  });
  it.each(['', 'no', '{}', 'null', '[null, 1, {"id": 1}]', '[{"id":"a","bankCode":"WW","amount":1,"until":"x"}]'])(
    'survives nonsense: %s',
    (text) => {
      sessionStore.set(storageKeys.liveQrs, text);
      expect(watchedQr('WW')).toBeUndefined();
      expect(liveQrProvider(0)).toBeUndefined();
    },
  );
});
