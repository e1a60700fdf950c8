import type { StatementRow } from '../db/rows';
import { walletOf } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { hour } from '../runtime/clock';
import { addCoins } from './member';
import { addStatement, move } from './statement';

/** Every so much deposited brings a coin for the wheel, in satang. */
const satangPerCoin = 500_00;
/** An announced bank transfer that nobody paid fails after this. */
const expiresAfter = hour;

/** Writes a deposit that is under way; answers the statement's id. `from` names the bank or wallet it comes by. */
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

/** An announced bank transfer: credited only when it is paid, FAILED after an hour. */
export function announceDeposit(mockState: MockState, memberId: string, from: string, satang: number): string {
  const statement = startDeposit(mockState, memberId, from, satang);
  mockState.jobs.add(mockState.clock.now() + expiresAfter, 'deposit.fail', statement);
  return statement;
}

/** Credits a deposit that is under way, once; whether it did. */
export function creditDeposit(mockState: MockState, statementId: string): boolean {
  const line = mockState.db.statement.get(statementId);
  if (line?.status !== 'PROCESSING') return false;
  move(mockState, 'deposit', 'world:bank', walletOf(line.member), line.amount);
  mockState.db.statement.patch(statementId, { status: 'SUCCESS' });
  addCoins(mockState, line.member, Math.floor(line.amount / satangPerCoin));
  return true;
}

/** Gives up on a deposit that nobody has paid; nothing was moved, so nothing is moved back. */
export function failDeposit(mockState: MockState, statementId: string): void {
  const line = mockState.db.statement.get(statementId);
  if (line?.status === 'PROCESSING' && line.paidAt === 0)
    mockState.db.statement.patch(statementId, { status: 'FAILED' });
}

const isWaiting = (line: StatementRow) =>
  line.statementType === 'deposit' && line.status === 'PROCESSING' && line.paidAt === 0;

/** The oldest announced transfer of any amount that still waits for its money. */
export const anyWaitingDeposit = (mockState: MockState, memberId: string): StatementRow | undefined =>
  mockState.db.statement.by('member', memberId).find(isWaiting);

/** The oldest announced transfer of exactly this amount that still waits for its money. */
export function waitingDeposit(mockState: MockState, memberId: string, satang: number): StatementRow | undefined {
  return mockState.db.statement.by('member', memberId).find((line) => isWaiting(line) && line.amount === satang);
}
