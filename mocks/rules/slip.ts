import { type SlipReason, slipReasons } from '@/api/calls/statement';
import { toSatang } from '@/lib/money';
import { minuteMs, secondMs } from '@/lib/time';
import type { MemberRow, SlipRow } from '../db/rows';
import type { Upload } from '../http/upload';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { anyWaitingDeposit, creditDeposit, startDeposit } from './deposit';
import { slipWindow } from './slipWindow';

/** Maximum size of a slip, in bytes. */
const slipLimit = 10 * 1024 * 1024;
/** A check takes 30 s to 2 min. */
const checkTime = { least: 30 * secondMs, most: 2 * minuteMs };

const starts: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

/** Returns true for JPEG, PNG or WebP content; the name and the declared type do not count. */
const isImage = (bytes: Uint8Array) =>
  bytes.length > 16 && starts.some((start) => start.every((byte, index) => byte === null || byte === bytes[index]));

/**
 * Returns the reason code in a file name, or `''`. The name decides the result of the mock's check: a reason code, or
 * an amount such as `350.50baht`.
 */
function getSlipResult(name: string): SlipReason | '' {
  return slipReasons.find((reason) => name.toUpperCase().includes(reason)) ?? '';
}

function getAmount(name: string, digest: string): number {
  const result = /(\d{1,7}(?:\.\d{1,2})?)baht/i.exec(name)?.[1];
  const satang = result ? toSatang(Number(result)) : 0;
  return satang > 0 ? satang : 100_00 + (digest.length + (digest.charCodeAt(digest.length - 1) % 10)) * 50_00;
}

/**
 * Accepts a slip, or refuses it with a code. The result of an accepted slip follows within two minutes by the mock's
 * clock.
 */
export function takeSlip(mockState: MockState, member: MemberRow, { name, bytes, digest }: Upload): SlipRow {
  if (bytes.length === 0) refuse(name === '' ? 'SLIP_NO_FILE' : 'SLIP_INVALID_FILE');
  if (bytes.length > slipLimit) refuse('SLIP_INVALID_FILE', 413);
  if (!isImage(bytes)) refuse('SLIP_INVALID_FILE');
  if (!slipWindow(mockState).isOpen) refuse('SLIP_UPLOAD_FAIL');
  // The mock accepts the same image again only if all its earlier slips have failed.
  if (mockState.db.slip.by('digest', digest).some((slip) => slip.status !== 'FAILED')) refuse('SLIP_UPLOAD_FAIL');
  const now = mockState.clock.now();
  const slip = mockState.db.slip.insert({
    _id: mockState.ids.next(),
    member: member._id,
    createdAt: now,
    reference: `SL${mockState.random.text(12, '0123456789')}`,
    digest,
    amount: 0,
    reading: getAmount(name, digest),
    slipResult: getSlipResult(name),
  });
  mockState.jobs.add(now + mockState.random.int(checkTime.least, checkTime.most), 'slip.settle', slip._id);
  return slip;
}

/**
 * Applies the result of the check. A valid slip credits the member's oldest announced deposit, or else the amount on
 * the slip.
 */
export function settleSlip(mockState: MockState, slipId: string): void {
  const slip = mockState.db.slip.get(slipId);
  if (slip?.status !== 'PROCESSING') return;
  if (slip.slipResult) {
    mockState.db.slip.patch(slipId, { status: 'FAILED', note: slip.slipResult });
    return;
  }
  const announced = anyWaitingDeposit(mockState, slip.member);
  const member = mockState.db.member.get(slip.member) as MemberRow;
  creditDeposit(mockState, announced?._id ?? startDeposit(mockState, member._id, member.bankCode, slip.reading));
  mockState.db.slip.patch(slipId, { status: 'SUCCESS', amount: announced?.amount ?? slip.reading });
}
