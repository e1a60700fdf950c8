import { anyId } from 'promptparse/generate';
import { renderSVG } from 'uqr';
import type { ResponseOf } from '@/api/calls/call';
import type { calls } from '@/api/calls/calls';
import { toBaht, toSatang } from '@/lib/money';
import { minuteMs } from '@/lib/time';
import type { MemberRow, QrRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { endsInFailure } from './amount';

type QrStatus = ResponseOf<typeof calls.getQr>;

const qrLife = 10 * minuteMs;

/** The recipient of payments: a number that does not exist, so a scanned demo QR pays no real person. */
const promptPay = '0000000000';

const none: QrStatus = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

/** Refuses a bank code without QR payments. Only accounts with bankType PAYMENT, and KBANK in mode SMS, have them. */
function checkProvider(mockState: MockState, bankCode: string): void {
  const accounts = mockState.db.depositBank.all().filter((account) => account.bankCode === bankCode);
  const isSms = (mode?: string) => bankCode === 'KBANK' && mode === 'SMS';
  if (!accounts.some(({ bankType, mode }) => bankType === 'PAYMENT' || isSms(mode))) refuse('NO_BANK');
}

/** Returns the minimum amount of a provider, in satang. */
function qrMinimum({ settings }: MockState, bankCode: string): number {
  if (bankCode === 'WW' || bankCode === 'PAYONEX') return 100_00;
  if (bankCode === 'PAYTIMZ' || bankCode === 'ZPAY') return toSatang(settings.qrMinimumOverride ?? 10);
  if (bankCode === 'KBANK') return 1_00;
  return toSatang(settings.plainQrMinimum);
}

function liveQr(mockState: MockState, memberId: string, bankCode: string): QrRow | undefined {
  const now = mockState.clock.now();
  return mockState.db.qr
    .by('member', memberId)
    .find((qr) => qr.bankCode === bankCode && qr.status === 'live' && qr.expiresAt > now);
}

function getStatus(mockState: MockState, qr: QrRow): QrStatus {
  return {
    qrcodeId: qr._id,
    hasQrcode: true,
    qrcode: qr.qrcode,
    amount: toBaht(qr.amount),
    expireIn: Math.ceil((qr.expiresAt - mockState.clock.now()) / 1000),
    message: '',
  };
}

export function currentQr(mockState: MockState, member: MemberRow, bankCode: string): QrStatus {
  checkProvider(mockState, bankCode);
  const qr = liveQr(mockState, member._id, bankCode);
  return qr ? getStatus(mockState, qr) : none;
}

/**
 * Creates a QR and cancels the member's live QR of the same provider. Positive amounts below the minimum, or ending in
 * 44 satang, get a response without a QR.
 */
export function createQr(mockState: MockState, member: MemberRow, bankCode: string, satang: number): QrStatus {
  checkProvider(mockState, bankCode);
  if (satang <= 0) refuse('TRANSFER_MINIMUM');
  if (satang < qrMinimum(mockState, bankCode)) return { ...none, message: 'TRANSFER_MINIMUM' };
  if (endsInFailure(satang)) return { ...none, message: 'QR_FAIL' };
  const old = liveQr(mockState, member._id, bankCode);
  if (old) mockState.db.qr.patch(old._id, { status: 'cancelled' });
  const now = mockState.clock.now();
  const payload = anyId({ type: 'MSISDN', target: promptPay, amount: toBaht(satang) });
  const qr = mockState.db.qr.insert({
    _id: mockState.ids.next(),
    member: member._id,
    bankCode,
    amount: satang,
    qrcode: renderSVG(payload, { border: 4, ecc: 'M' }),
    createdAt: now,
    expiresAt: now + qrLife,
  });
  mockState.jobs.add(qr.expiresAt, 'qr.expire', qr._id);
  return getStatus(mockState, qr);
}

/** Cancels the member's own live QR. Refuses any other QR with QR_FAIL. */
export function cancelQr(mockState: MockState, member: MemberRow, qrcodeId: string): void {
  const qr = mockState.db.qr.get(qrcodeId);
  if (qr?.member !== member._id || qr.status !== 'live' || qr.expiresAt <= mockState.clock.now()) refuse('QR_FAIL');
  mockState.db.qr.patch(qrcodeId, { status: 'cancelled' });
}

export function expireQr(mockState: MockState, qrcodeId: string): void {
  if (mockState.db.qr.get(qrcodeId)?.status === 'live') mockState.db.qr.patch(qrcodeId, { status: 'expired' });
}
