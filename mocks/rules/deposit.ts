import { hourMs } from '@/lib/time';
import type { StatementRow } from '../db/rows';
import { getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { addCoins } from './member';
import { addStatement, move } from './statement';

/** The amount of a deposit (satang) that brings one coin for the wheel. */
const satangPerCoin = 500_00;
/** An announced transfer without a payment fails after this time (ms). */
const expiresAfter = hourMs;

/**
 * Adds a pending deposit and returns its statement id. `from` is the code of the bank or wallet that the money comes
 * from.
 */
export function startDeposit(mockState: MockState, memberId: string, from: string, satang: number): string {
  return addStatement(mockState, {
    member: memberId,
    statementType: 'deposit',
    status: 'PROCESSING',
    from,
    to: 'WALLET',
    amount: satang,
  });
}

/**
 * Announces a bank transfer and returns its statement id. The transfer is credited once it is paid, and fails if it is
 * not paid within an hour.
 */
export function announceDeposit(mockState: MockState, memberId: string, from: string, satang: number): string {
  const statement = startDeposit(mockState, memberId, from, satang);
  mockState.jobs.add(mockState.clock.now() + expiresAfter, 'deposit.fail', statement);
  return statement;
}

/** Credits a pending deposit once. Returns false if the deposit is not pending. */
export function creditDeposit(mockState: MockState, statementId: string): boolean {
  const line = mockState.db.statement.get(statementId);
  if (line?.status !== 'PROCESSING') return false;
  move(mockState, 'deposit', 'world:bank', getWalletAccount(line.member), line.amount);
  mockState.db.statement.patch(statementId, { status: 'SUCCESS' });
  addCoins(mockState, line.member, Math.floor(line.amount / satangPerCoin));
  return true;
}

/** Fails a pending deposit that is not paid. No money has moved, so none moves back. */
export function failDeposit(mockState: MockState, statementId: string): void {
  const line = mockState.db.statement.get(statementId);
  if (line?.status === 'PROCESSING' && line.paidAt === 0)
    mockState.db.statement.patch(statementId, { status: 'FAILED' });
}

const isWaiting = (line: StatementRow) =>
  line.statementType === 'deposit' && line.status === 'PROCESSING' && line.paidAt === 0;

/** Returns the oldest announced transfer without a payment, of any amount. */
export const anyWaitingDeposit = (mockState: MockState, memberId: string): StatementRow | undefined =>
  mockState.db.statement.by('member', memberId).find(isWaiting);

/** Returns the oldest announced transfer of exactly this amount without a payment. */
export function waitingDeposit(mockState: MockState, memberId: string, satang: number): StatementRow | undefined {
  return mockState.db.statement.by('member', memberId).find((line) => isWaiting(line) && line.amount === satang);
}
