import { beforeEach, expect, test } from 'vitest';
import type { Qr } from '@/api/calls/qr';
import type { StatementEntry } from '@/api/calls/statement';
import { sessionStore, storageKeys } from '@/device/storage';
import { dispatchQr, getQrState, openQr, receiveQr } from './qrStore';
import { getWatchedQr } from './watchedQr';

const qr = (qrcodeId: string): Qr => ({
  ...{ qrcodeId, hasQrcode: qrcodeId !== '', qrcode: '<svg/>', amount: 100, expireIn: 600, message: '' },
});
const payment = (status: StatementEntry['status']) => ({ status }) as StatementEntry;
const step = () => [getQrState('WW').phase, getWatchedQr('WW')?.id];

beforeEach(() => {
  sessionStore.remove(storageKeys.liveQrs);
  openQr('WW');
});

test('stores a QR until its payment is credited, and starts from it when the view opens again', () => {
  receiveQr('WW', qr('a'));
  expect(step()).toEqual(['waiting', 'a']);
  openQr('WW');
  expect(step()).toEqual(['waiting', 'a']);
  dispatchQr('WW', { type: 'found', payment: payment('PENDING') });
  expect(step()).toEqual(['paid', 'a']);
  dispatchQr('WW', { type: 'found', payment: payment('SUCCESS') });
  expect(step()).toEqual(['paid', undefined]);
  openQr('WW');
  expect(step()).toEqual(['form', undefined]);
});

test('does not show a paid or cancelled QR again, although an earlier response contains it', () => {
  receiveQr('WW', qr('b'));
  dispatchQr('WW', { type: 'cancelled', id: 'b' });
  expect(step()).toEqual(['form', undefined]);
  openQr('WW');
  receiveQr('WW', qr('b'));
  expect(step()).toEqual(['form', undefined]);
  receiveQr('WW', qr('c'));
  expect(step()).toEqual(['waiting', 'c']);
  dispatchQr('WW', { type: 'cancelled', id: 'b' });
  expect(step()).toEqual(['waiting', 'c']);
});

test('forgets a QR that the member leaves, and keeps one that the server no longer returns', () => {
  receiveQr('WW', qr('d'));
  receiveQr('WW', qr(''));
  expect(step()).toEqual(['checking', 'd']);
  dispatchQr('WW', { type: 'left' });
  expect(step()).toEqual(['form', undefined]);
});
