import { walletCode } from '@/api/calls/wallet';
import { type Account, getGameAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { endsInFailure } from './amount';
import { activeAccount, activeAccounts, game } from './game';
import { startPlaySession, stopPlaying } from './gameRounds';
import { addStatement, move } from './statement';

/** The minimum of a transfer, in satang. */
export const transferMinimum = 1_00;

/**
 * Returns the ledger account of WALLET or of a provider's code. Refuses if the member has no active account at the
 * provider.
 */
function getAccount(mockState: MockState, memberId: string, code: string): Account {
  if (code === walletCode) return getWalletAccount(memberId);
  activeAccount(mockState, memberId, code);
  return getGameAccount(memberId, code);
}

/** Returns true if a provider refuses transfers in general, or refuses this amount. */
function providerRefuses(mockState: MockState, codes: readonly string[], satang: number): boolean {
  return (
    endsInFailure(satang) ||
    codes.some((code) => code !== walletCode && game(mockState, code).health === 'transfer fails')
  );
}

function line(
  mockState: MockState,
  memberId: string,
  from: string,
  to: string,
  satang: number,
  status: 'SUCCESS' | 'FAILED',
): void {
  addStatement(mockState, { member: memberId, statementType: 'transfer', status, from, to, amount: satang });
}

/**
 * Moves money between the main wallet and a game account, or between two game accounts. If a provider refuses, adds a
 * FAILED entry and refuses with TRANSFER_FAIL.
 */
export function transfer(mockState: MockState, memberId: string, from: string, to: string, satang: number): void {
  if (from === '' || to === '') refuse('KEY_MISSING');
  if (from === to) refuse('KEY_INVALID');
  const source = getAccount(mockState, memberId, from);
  const target = getAccount(mockState, memberId, to);
  if (satang < transferMinimum) refuse('TRANSFER_MINIMUM');
  if (mockState.ledger.balance(source) < satang) refuse('MONEY_NOT_ENOUGH');
  if (providerRefuses(mockState, [from, to], satang)) {
    let start = from;
    // In a transfer between two games, the money has left the first game when the second game refuses. The money then
    // goes to the main wallet.
    if (from !== walletCode && to !== walletCode && game(mockState, from).health !== 'transfer fails') {
      move(mockState, 'transfer.back', source, getWalletAccount(memberId), satang);
      line(mockState, memberId, from, walletCode, satang, 'SUCCESS');
      start = walletCode;
    }
    line(mockState, memberId, start, to, satang, 'FAILED');
    refuse('TRANSFER_FAIL');
  }
  move(mockState, 'transfer', source, target, satang);
  line(mockState, memberId, from, to, satang, 'SUCCESS');
  stopPlaying(mockState, memberId);
  if (to !== walletCode) startPlaySession(mockState, memberId, to);
}

/**
 * Moves the money of the main wallet and all other active game accounts into one game account. Skips other providers
 * that refuse transfers. Refuses with TRANSFER_FAIL if the target refuses them.
 */
export function transferAll(mockState: MockState, memberId: string, to: string): void {
  if (to === '') refuse('KEY_MISSING');
  if (to === walletCode) refuse('NO_GAME');
  const target = getAccount(mockState, memberId, to);
  const codes = [walletCode, ...activeAccounts(mockState, memberId).map((account) => account.code)].filter(
    (code) => code !== to && (code === walletCode || game(mockState, code).health !== 'transfer fails'),
  );
  const parts = codes
    .map((code) => ({ code, account: getAccount(mockState, memberId, code) }))
    .map((part) => ({ ...part, satang: mockState.ledger.balance(part.account) }))
    .filter((part) => part.satang > 0);
  const total = parts.reduce((sum, part) => sum + part.satang, 0);
  if (total < transferMinimum) refuse('MONEY_NOT_ENOUGH');
  if (providerRefuses(mockState, [to], 0)) refuse('TRANSFER_FAIL');
  for (const { code, account, satang } of parts) {
    move(mockState, 'transfer', account, target, satang);
    line(mockState, memberId, code, to, satang, 'SUCCESS');
  }
  stopPlaying(mockState, memberId);
  startPlaySession(mockState, memberId, to);
}
