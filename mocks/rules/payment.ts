import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import type { PaymentOrder } from '../recordedAction';
import { refuse } from '../refusal';
import { second } from '../runtime/clock';
import { amountOf } from './amount';
import { startDeposit, waitingDeposit } from './deposit';
import { memberByPhone } from './member';

/** From a payment to its credit: about a minute. */
export const creditTime = 45 * second;

/** Money for this deposit is on its way: credited shortly, once. */
export function paid(mockState: MockState, statementId: string): void {
  mockState.db.statement.patch(statementId, { paidAt: mockState.clock.now() });
  mockState.jobs.add(mockState.clock.now() + creditTime, 'deposit.credit', statementId);
}

/** Somebody scans a QR and pays it. A dead, paid or unknown one takes no money: NOT_PAYABLE. */
export function payQr(mockState: MockState, qrcodeId: string): void {
  const qr = mockState.db.qr.get(qrcodeId);
  if (qr?.status !== 'live' || qr.expiresAt <= mockState.clock.now()) refuse('NOT_PAYABLE');
  const statement = startDeposit(mockState, qr.member, qr.bankCode, qr.amount);
  mockState.db.qr.patch(qrcodeId, { status: 'paid', statement });
  paid(mockState, statement);
}

/** A member sends money by bank: it fulfils the oldest announced deposit of that amount, or comes unannounced. */
export function payTransfer(mockState: MockState, member: MemberRow, satang: number): void {
  const announced = waitingDeposit(mockState, member._id, satang);
  paid(mockState, announced?._id ?? startDeposit(mockState, member._id, member.bankCode, satang));
}

/** Pays what an office, or the demo's panel, asks for. */
export function pay(mockState: MockState, order: PaymentOrder): void {
  if ('qrcodeId' in order) payQr(mockState, order.qrcodeId);
  else payTransfer(mockState, memberByPhone(mockState, order.username) ?? refuse('NO_USER'), amountOf(order.amount));
}
