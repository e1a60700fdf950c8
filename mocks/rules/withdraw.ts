import { minuteMs } from '@/lib/time';
import type { MemberRow } from '../db/rows';
import { getHoldAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { endsInFailure } from './amount';
import { blocksWithdraw } from './bonusCondition';
import { addStatement, move } from './statement';

/** Time that the bank needs for a withdrawal, in ms. */
const withdrawTime = 2 * minuteMs;

/**
 * Withdraws from the main wallet. Holds the money immediately, and pays it out or returns it two minutes later by the
 * mock's clock. Several withdrawals may be pending, each with its own held money. An amount that ends in 44 satang is
 * returned.
 */
export function withdraw(mockState: MockState, member: MemberRow, satang: number): void {
  const { siteConfig } = mockState;
  if (!siteConfig.withdrawOpen) refuse('TRANSFER_FAIL');
  if (!member.bankAccountNo) refuse('NO_BANK');
  if (satang < siteConfig.withdrawMin) refuse('TRANSFER_MINIMUM');
  if (satang > siteConfig.withdrawMax) refuse('KEY_INVALID');
  if (blocksWithdraw(mockState, member._id)) refuse('BONUS_CONDITION');
  if (mockState.ledger.balance(getWalletAccount(member._id)) < satang) refuse('MONEY_NOT_ENOUGH');
  move(mockState, 'withdraw.hold', getWalletAccount(member._id), getHoldAccount(member._id), satang);
  const statement = addStatement(mockState, {
    member: member._id,
    statementType: 'withdraw',
    status: 'PROCESSING',
    from: 'WALLET',
    to: member.bankCode,
    amount: satang,
  });
  mockState.jobs.add(mockState.clock.now() + withdrawTime, 'withdraw.settle', statement);
}

/** Applies the bank's response: the held money leaves, or returns to the wallet. */
export function settleWithdraw(mockState: MockState, statementId: string): void {
  const line = mockState.db.statement.get(statementId);
  if (line?.status !== 'PROCESSING') return;
  if (endsInFailure(line.amount)) {
    move(mockState, 'withdraw.back', getHoldAccount(line.member), getWalletAccount(line.member), line.amount);
    mockState.db.statement.patch(statementId, { status: 'FAILED' });
  } else {
    move(mockState, 'withdraw', getHoldAccount(line.member), 'world:bank', line.amount);
    mockState.db.statement.patch(statementId, { status: 'SUCCESS' });
  }
}
