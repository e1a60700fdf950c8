import { walletCode } from '@/api/calls/wallet';
import type { StatementRow } from '../db/rows';
import { type Account, getGameAccount, getHoldAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';

/** Returns the effect of a statement entry on one of the member's accounts, in satang. */
function effect(line: StatementRow, gameAccount: string): number {
  const leaves = line.from === gameAccount ? line.amount : 0;
  const arrives = line.to === gameAccount ? line.amount : 0;
  if (line.status === 'SUCCESS') return arrives - leaves;
  // A withdrawal takes the money on request; all other entries move it on success.
  return line.status === 'PROCESSING' && line.statementType === 'withdraw' ? -leaves : 0;
}

/**
 * Returns all errors in the ledger, and all differences between the ledger and the statements; empty if it is
 * consistent.
 */
export function ledgerDiscrepancies(mockState: MockState): string[] {
  const discrepancies: string[] = [];
  const sums = new Map<Account, number>();
  const transactions = new Map<string, number>();
  for (const { account, satang, txId } of mockState.ledger.entries) {
    sums.set(account, (sums.get(account) ?? 0) + satang);
    transactions.set(txId, (transactions.get(txId) ?? 0) + satang);
  }
  for (const [txId, sum] of transactions) if (sum !== 0) discrepancies.push(`transaction ${txId} sums to ${sum}`);
  for (const [account, sum] of sums) {
    if (mockState.ledger.balance(account) !== sum)
      discrepancies.push(`${account}: ${mockState.ledger.balance(account)} is not ${sum}`);
    if (account.startsWith('member:') && sum < 0) discrepancies.push(`${account} is ${sum}`);
  }
  const total = [...mockState.ledger.balances.values()].reduce((all, satang) => all + satang, 0);
  if (total !== 0) discrepancies.push(`all balances sum to ${total}`);
  for (const { _id, username } of mockState.db.member.all())
    discrepancies.push(...memberDiscrepancies(mockState, _id, username));
  return discrepancies;
}

function memberDiscrepancies(mockState: MockState, memberId: string, username: string): string[] {
  const lines = mockState.db.statement.by('member', memberId);
  const plays = mockState.db.play.by('member', memberId);
  const result = (gameAccount: string) => lines.reduce((sum, line) => sum + effect(line, gameAccount), 0);
  const compare = (what: string, owned: number, expected: number) =>
    owned === expected ? [] : [`${username} ${what}: the books say ${owned}, the statement ${expected}`];
  const pending = lines.filter((line) => line.statementType === 'withdraw' && line.status === 'PROCESSING');
  const pendingSum = pending.reduce((sum, line) => sum + line.amount, 0);
  return [
    ...compare('wallet', mockState.ledger.balance(getWalletAccount(memberId)), result(walletCode)),
    ...compare('hold', mockState.ledger.balance(getHoldAccount(memberId)), pendingSum),
    ...mockState.db.game.all().flatMap(({ _id: code }) => {
      const played = plays.filter((play) => play.code === code).reduce((sum, play) => sum + play.won - play.stake, 0);
      return compare(code, mockState.ledger.balance(getGameAccount(memberId, code)), result(code) + played);
    }),
  ];
}
