import { secondMs } from '@/lib/time';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { getAmount } from './amount';
import { startDeposit, waitingDeposit } from './deposit';
import { memberByPhone } from './member';

/** A payment of a QR, or a member's bank transfer of `amount` baht. */
export type PaymentOrder = { readonly qrcodeId: string } | { readonly username: string; readonly amount: number };

/** Time from a payment to its credit, in ms. */
export const creditTime = 45 * secondMs;

/** Marks a deposit as paid. A job credits the deposit once, `creditTime` ms later. */
export function paid(mockState: MockState, statementId: string): void {
  mockState.db.statement.patch(statementId, { paidAt: mockState.clock.now() });
  mockState.jobs.add(mockState.clock.now() + creditTime, 'deposit.credit', statementId);
}

/** Pays a QR, as a banking app does. Refuses an expired, cancelled, paid or unknown QR: NOT_PAYABLE. */
export function payQr(mockState: MockState, qrcodeId: string): void {
  const qr = mockState.db.qr.get(qrcodeId);
  if (qr?.status !== 'live' || qr.expiresAt <= mockState.clock.now()) refuse('NOT_PAYABLE');
  const statement = startDeposit(mockState, qr.member, qr.bankCode, qr.amount);
  mockState.db.qr.patch(qrcodeId, { status: 'paid', statement });
  paid(mockState, statement);
}

/** Pays by bank transfer: fulfils the oldest announced deposit of that amount, or adds an unannounced one. */
export function payTransfer(mockState: MockState, member: MemberRow, satang: number): void {
  const announced = waitingDeposit(mockState, member._id, satang);
  paid(mockState, announced?._id ?? startDeposit(mockState, member._id, member.bankCode, satang));
}

/** Makes a payment that the admin API or the demo panel requests. */
export function pay(mockState: MockState, order: PaymentOrder): void {
  if ('qrcodeId' in order) payQr(mockState, order.qrcodeId);
  else payTransfer(mockState, memberByPhone(mockState, order.username) ?? refuse('NO_USER'), getAmount(order.amount));
}
