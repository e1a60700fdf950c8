import type { RefundCheck } from '@/api/calls/refund';
import { startOfDay } from '@/lib/bangkok';
import { toBaht } from '@/lib/money';
import { refundInfo } from '../data/bonuses';
import type { MemberRow, RefundRow } from '../db/rows';
import { type Account, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { checkNoneActive } from './bonus';
import { activeBonus } from './bonusCondition';
import { addStatement, move } from './statement';

/**
 * The refunded share of losses, in percent. `fail` applies if a bonus claimed since the last refund ended before its
 * required turnover.
 */
const refundPercents = { success: 10, fail: 5 };

/** Returns the account of a member's refunds that are received but not yet in the main wallet. */
export const getRefundAccount = (memberId: string): Account => `member:${memberId}:refund`;

const lastRefund = (mockState: MockState, memberId: string): RefundRow | undefined =>
  mockState.db.refund.by('member', memberId).at(-1);

function played(mockState: MockState, memberId: string): { rounds: number; amount: number } {
  const since = lastRefund(mockState, memberId)?.createdAt ?? 0;
  const rounds = mockState.db.play.by('member', memberId).filter((play) => play.at > since);
  const loss = rounds.reduce((sum, { stake, won }) => sum + stake - won, 0);
  const cancelled = mockState.db.userBonus
    .by('member', memberId)
    .some((bonus) => !bonus.isActive && bonus.updatedAt > since && bonus.turnoverDone < bonus.turnoverNeeded);
  const percent = cancelled ? refundPercents.fail : refundPercents.success;
  return { rounds: rounds.length, amount: Math.max(0, Math.floor((loss * percent) / 100)) };
}

/** Returns true if the member has received no refund today (Asia/Bangkok). */
function isDue(mockState: MockState, memberId: string): boolean {
  const last = lastRefund(mockState, memberId);
  return !last || startOfDay(last.createdAt) < startOfDay(mockState.clock.now());
}

/**
 * Returns the amount to receive. An amount above 0 with `result: false` is already received, but not yet in the wallet.
 */
export function checkRefund(mockState: MockState, member: MemberRow): RefundCheck {
  if (!mockState.siteConfig.refundOpen) refuse('REFUND_INACTIVE');
  const waiting = mockState.ledger.balance(getRefundAccount(member._id));
  const amount = waiting || (isDue(mockState, member._id) ? played(mockState, member._id).amount : 0);
  return {
    result: amount > 0 && waiting === 0,
    bonus: activeBonus(mockState, member._id) !== undefined,
    info: refundInfo[mockState.siteConfig.language],
    refundAmount: toBaht(amount),
    refundSuccess: refundPercents.success,
    refundFail: refundPercents.fail,
  };
}

/**
 * Receives the refund for the net loss since the last refund. The member gets no further refund until this refund is in
 * the main wallet.
 */
export function receiveRefund(mockState: MockState, member: MemberRow): void {
  if (!mockState.siteConfig.refundOpen) refuse('REFUND_INACTIVE');
  checkNoneActive(mockState, member._id);
  if (mockState.ledger.balance(getRefundAccount(member._id)) > 0) refuse('NO_REFUND');
  const { rounds, amount } = played(mockState, member._id);
  if (rounds === 0) refuse('NO_REFUND');
  if (amount <= 0) refuse('REFUND_MINIMUM');
  if (!isDue(mockState, member._id)) refuse('REFUND_CONDITION');
  mockState.db.refund.insert({
    _id: mockState.ids.next(),
    member: member._id,
    refundAmount: amount,
    createdAt: mockState.clock.now(),
  });
  move(mockState, 'refund', 'world:refund', getRefundAccount(member._id), amount);
}

/** Moves the received refund into the main wallet. */
export function addRefundToWallet(mockState: MockState, member: MemberRow): void {
  if (!mockState.siteConfig.refundOpen) refuse('REFUND_INACTIVE');
  checkNoneActive(mockState, member._id);
  const amount = mockState.ledger.balance(getRefundAccount(member._id));
  if (amount <= 0) refuse('NO_REFUND');
  for (const refund of mockState.db.refund.by('member', member._id)) {
    if (refund.status === 'received') mockState.db.refund.patch(refund._id, { status: 'added' });
  }
  move(mockState, 'refund.add', getRefundAccount(member._id), getWalletAccount(member._id), amount);
  addStatement(mockState, {
    member: member._id,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'REFUND',
    to: 'WALLET',
    amount,
    referenceKind: 'refund',
    referenceDescription: { th: 'คืนยอดเสีย', la: 'ຄືນຍອດເສຍ', en: 'Loss refund' }[mockState.siteConfig.language],
  });
}
