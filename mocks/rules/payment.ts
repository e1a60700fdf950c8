import type { MemberRow } from '../db/rows';
import type { PayOrder } from '../deed';
import { refuse } from '../refusal';
import { second } from '../runtime/clock';
import type { World } from '../world';
import { amountOf } from './amount';
import { startDeposit, waitingDeposit } from './deposit';
import { memberByPhone } from './member';

/** From a payment to its credit: about a minute. */
export const creditTime = 45 * second;

/** Money for this deposit is on its way: credited shortly, once. */
export function paid(world: World, statementId: string): void {
  world.db.statement.patch(statementId, { paidAt: world.clock.now() });
  world.jobs.add(world.clock.now() + creditTime, 'deposit.credit', statementId);
}

/** Somebody scans a QR and pays it. A dead, paid or unknown one takes no money: NOT_PAYABLE. */
export function payQr(world: World, qrcodeId: string): void {
  const qr = world.db.qr.get(qrcodeId);
  if (qr?.status !== 'live' || qr.expiresAt <= world.clock.now()) refuse('NOT_PAYABLE');
  const statement = startDeposit(world, qr.member, qr.bankCode, qr.amount);
  world.db.qr.patch(qrcodeId, { status: 'paid', statement });
  paid(world, statement);
}

/** A member sends money by bank: it fulfils the oldest announced deposit of that amount, or comes unannounced. */
export function payTransfer(world: World, member: MemberRow, satang: number): void {
  const announced = waitingDeposit(world, member._id, satang);
  paid(world, announced?._id ?? startDeposit(world, member._id, member.bankCode, satang));
}

/** Pays what an office, or the demo's panel, asks for. */
export function pay(world: World, order: PayOrder): void {
  if ('qrcodeId' in order) payQr(world, order.qrcodeId);
  else payTransfer(world, memberByPhone(world, order.username) ?? refuse('NO_USER'), amountOf(order.amount));
}
