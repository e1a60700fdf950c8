import { anyId } from 'promptparse/generate';
import { renderSVG } from 'uqr';
import type { Answer } from '@/api/calls/call';
import type { calls } from '@/api/calls/calls';
import { toBaht, toSatang } from '@/lib/money';
import type { MemberRow, QrRow } from '../db/rows';
import { refuse } from '../refusal';
import { minute } from '../runtime/clock';
import type { World } from '../world';
import { endsInFailure } from './amount';

type QrStatus = Answer<typeof calls.getQr>;

export const qrLife = 10 * minute;

/** Who is paid: a number that nobody can have, so that a scanned demo QR never pays anybody. */
const promptPay = '0000000000';

const none: QrStatus = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

/** Whether a deposit account pays by QR: bankType PAYMENT, and KBANK in SMS mode. */
function checkProvider(world: World, bankCode: string): void {
  const accounts = world.db.depositBank.all().filter((account) => account.bankCode === bankCode);
  if (!accounts.some(({ bankType, mode }) => bankType === 'PAYMENT' || mode === 'SMS')) refuse('NO_BANK');
}

/** The least amount by provider, in satang. */
export function qrMinimum({ settings }: World, bankCode: string): number {
  if (bankCode === 'WW' || bankCode === 'PAYONEX') return 100_00;
  if (bankCode === 'PAYTIMZ' || bankCode === 'ZPAY') return toSatang(settings.qrMinimumOverride ?? 10);
  if (bankCode === 'KBANK') return 1_00;
  return toSatang(settings.plainQrMinimum);
}

function liveQr(world: World, memberId: string, bankCode: string): QrRow | undefined {
  const now = world.clock.now();
  return world.db.qr
    .by('member', memberId)
    .find((qr) => qr.bankCode === bankCode && qr.status === 'live' && qr.expiresAt > now);
}

function statusOf(world: World, qr: QrRow): QrStatus {
  return {
    qrcodeId: qr._id,
    hasQrcode: true,
    qrcode: qr.qrcode,
    amount: toBaht(qr.amount),
    expireIn: Math.ceil((qr.expiresAt - world.clock.now()) / 1000),
    message: '',
  };
}

export function currentQr(world: World, member: MemberRow, bankCode: string): QrStatus {
  checkProvider(world, bankCode);
  const qr = liveQr(world, member._id, bankCode);
  return qr ? statusOf(world, qr) : none;
}

/** Makes a QR; the provider's live one, if any, is dead from then on. A refusal is an answer without a QR. */
export function createQr(world: World, member: MemberRow, bankCode: string, satang: number): QrStatus {
  checkProvider(world, bankCode);
  if (satang <= 0) refuse('TRANSFER_MINIMUM');
  if (satang < qrMinimum(world, bankCode)) return { ...none, message: 'TRANSFER_MINIMUM' };
  if (endsInFailure(satang)) return { ...none, message: 'QR_FAIL' };
  const old = liveQr(world, member._id, bankCode);
  if (old) world.db.qr.patch(old._id, { status: 'cancelled' });
  const now = world.clock.now();
  const payload = anyId({ type: 'MSISDN', target: promptPay, amount: toBaht(satang) });
  const qr = world.db.qr.insert({
    _id: world.ids.next(),
    member: member._id,
    bankCode,
    amount: satang,
    qrcode: renderSVG(payload, { border: 4, ecc: 'M' }),
    createdAt: now,
    expiresAt: now + qrLife,
  });
  world.jobs.add(qr.expiresAt, 'qr.expire', qr._id);
  return statusOf(world, qr);
}

/** Deletes a live QR of the member's own; anything else is QR_FAIL. */
export function cancelQr(world: World, member: MemberRow, qrcodeId: string): void {
  const qr = world.db.qr.get(qrcodeId);
  if (qr?.member !== member._id || qr.status !== 'live' || qr.expiresAt <= world.clock.now()) refuse('QR_FAIL');
  world.db.qr.patch(qrcodeId, { status: 'cancelled' });
}

export function expireQr(world: World, qrcodeId: string): void {
  if (world.db.qr.get(qrcodeId)?.status === 'live') world.db.qr.patch(qrcodeId, { status: 'expired' });
}
