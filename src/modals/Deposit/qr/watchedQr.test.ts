import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementEntry } from '@/api/calls/statement';
import { sessionStore, storageKeys } from '@/device/storage';
import {
  findPayment,
  getDepositKeys,
  getLiveQrProvider,
  getWatchedQr,
  hasQr,
  hasUnpaidQr,
  isQrDue,
  pollMs,
  unwatchPaidQrs,
  unwatchQr,
  updateWatchedQr,
  watchQr,
} from './watchedQr';

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
  it('requires an end and an amount', () => {
    expect(hasQr(qr)).toBe(true);
    expect(hasQr({ ...qr, hasQrcode: false })).toBe(false);
    expect(hasQr({ ...qr, expireIn: Number.NaN })).toBe(false);
    expect(hasQr({ ...qr, amount: Number.NaN })).toBe(false);
  });
});

describe('updateWatchedQr', () => {
  it('sets the end from the response', () => {
    expect(updateWatchedQr('WW', qr, 1000, undefined)).toEqual({ ...watched, until: 601_000 });
  });
  it('keeps the end when later responses differ only by their latency', () => {
    const watchedBefore = { ...watched, until: 601_000, before: ['a'] };
    expect(updateWatchedQr('WW', { ...qr, expireIn: 300 }, 302_500, watchedBefore)).toBe(watchedBefore);
    expect(updateWatchedQr('WW', { ...qr, expireIn: 300 }, 299_000, watchedBefore)).toBe(watchedBefore);
  });
  it('moves the end when the device clock was set meanwhile', () => {
    const watchedBefore = { ...watched, until: 601_000, before: ['a'] };
    expect(updateWatchedQr('WW', { ...qr, expireIn: 300 }, 3_900_000, watchedBefore)).toEqual({
      ...watchedBefore,
      until: 4_200_000,
    });
  });
  it('starts again with another QR', () => {
    expect(updateWatchedQr('WW', { ...qr, qrcodeId: 'q2' }, 0, { ...watched, before: ['a'] })).toEqual({
      ...watched,
      id: 'q2',
    });
  });
});

describe('findPayment', () => {
  const old = entry({ createdAt: '2026-05-20T06:00:00.000Z' });
  const payableQr = { ...watched, before: getDepositKeys([old, entry({ statementType: 'withdraw' })]) };
  it('returns a new deposit of that amount', () => {
    expect(findPayment(payableQr, [entry({}), old], false)).toEqual(entry({}));
    expect(findPayment(payableQr, [old], false)).toBeUndefined();
    expect(
      findPayment(payableQr, [entry({ amount: 100.01 }), entry({ statementType: 'bonus' })], false),
    ).toBeUndefined();
  });
  it('returns only a deposit by its provider while the QR is live', () => {
    expect(findPayment(payableQr, [entry({ from: 'SCB' })], true)).toBeUndefined();
    expect(findPayment(payableQr, [entry({ from: 'WW' })], true)).toBeDefined();
    expect(findPayment(payableQr, [entry({ from: 'SCB' })], false)).toBeDefined();
  });
  it('returns nothing until the earlier deposits are known', () => {
    expect(findPayment(watched, [entry({})], false)).toBeUndefined();
  });
});

it('no longer waits for a paid QR, stops watching it when it is read, and keeps the others', () => {
  watchQr({ ...watched, isPaid: true });
  expect(hasUnpaidQr(0)).toBe(false);
  watchQr({ ...watched, id: 'q2', bankCode: 'KBANK' });
  unwatchPaidQrs();
  expect([getWatchedQr('WW'), getWatchedQr('KBANK')?.id]).toEqual([undefined, 'q2']);
});

describe('QR storage of the tab', () => {
  it('stores one QR for each provider, the latest last', () => {
    watchQr(watched);
    watchQr({ ...watched, id: 'q2', bankCode: 'KBANK', until: 300_000 });
    watchQr({ ...watched, id: 'q3' });
    expect(getWatchedQr('WW')?.id).toBe('q3');
    expect(getLiveQrProvider(0)).toBe('WW');
    unwatchQr('q3');
    expect(getLiveQrProvider(0)).toBe('KBANK');
    expect(getLiveQrProvider(300_000)).toBeUndefined();
  });
  it.each(['', 'no', '{}', 'null', '[null, 1, {"id": 1}]', '[{"id":"a","bankCode":"WW","amount":1,"until":"x"}]'])(
    'ignores invalid stored data: %s',
    (text) => {
      sessionStore.set(storageKeys.liveQrs, text);
      expect(getWatchedQr('WW')).toBeUndefined();
      expect(getLiveQrProvider(0)).toBeUndefined();
    },
  );
});

describe('isQrDue', () => {
  const watchedBefore = { ...watched, before: [] };
  /** Returns the times of the checks, in s since the start, that request the QR. */
  function getRequestTimes(from: number, to: number): number[] {
    const due: number[] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (let now = from; now < to; now += pollMs.statement) {
      if (!isQrDue(watchedBefore, true, now, now - last)) continue;
      last = now;
      due.push(now / 1000);
    }
    return due;
  }

  it('leaves 14 requests a minute to a live QR: 12 of the statement and 2 of the QR', () => {
    expect(60_000 / pollMs.statement).toBe(12);
    expect(getRequestTimes(0, 60_000)).toEqual([0, 30]);
  });
  it('requests the QR with each check in its last 10 s', () => {
    expect(getRequestTimes(570_000, 600_000)).toEqual([570, 595]);
    expect(isQrDue(watchedBefore, true, 590_001, 0)).toBe(true);
    expect(isQrDue(watchedBefore, true, 590_000, 0)).toBe(false);
  });
  it('requests a QR that is not live or whose earlier deposits are unknown', () => {
    expect(isQrDue(watchedBefore, false, 0, 0)).toBe(true);
    expect(isQrDue(watched, true, 0, 0)).toBe(true);
    expect(isQrDue(undefined, true, 0, 0)).toBe(true);
  });
});
