import { createBackend } from '@mocks/backend';
import { getHoldAccount, getWalletAccount } from '@mocks/ledger/ledger';
import { withdraw } from '@mocks/rules/withdraw';
import { createClient } from '@mocks/testing/client';
import { expect, it } from 'vitest';
import { getState, type StatementEntry } from '@/api/calls/statement';
import { toBaht, toSatang } from '@/lib/money';
import { getDirection, movedBaht } from './movement';

const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  statementType: 'transfer',
  status: 'SUCCESS',
  from: 'WALLET',
  to: 'PG',
  amount: 5,
  createdAt: '2026-01-14T03:00:00.000Z',
  ...change,
});

it('is negative out of the main wallet, positive into it, and has no direction between games', () => {
  for (const amount of [5, -5]) {
    expect(movedBaht(entry({ amount }))).toBe(-5);
    expect(movedBaht(entry({ amount, from: 'PG', to: 'WALLET' }))).toBe(5);
    const between = entry({ amount, from: 'PG', to: 'UFABET' });
    expect([getDirection(between), movedBaht(between)]).toEqual(['between', 5]);
  }
});

it('derives a missing end from the type', () => {
  expect(movedBaht(entry({ statementType: 'deposit', from: 'SCB', to: '' }))).toBe(5);
  expect(movedBaht(entry({ statementType: 'withdraw', from: '', to: 'SCB' }))).toBe(-5);
  expect(getDirection(entry({ from: '', to: '' }))).toBe('between');
  expect(movedBaht(entry({ amount: Number.NaN }))).toBeNaN();
});

/**
 * Returns the sum in satang of the entries that have changed the main wallet: completed entries and pending
 * withdrawals.
 */
const getSum = (entries: readonly StatementEntry[]): number => {
  const counts = (item: StatementEntry) =>
    getDirection(item) !== 'between' &&
    (getState(item.status) === 'success' || (item.statementType === 'withdraw' && getState(item.status) === 'pending'));
  return entries.filter(counts).reduce((sum, item) => sum + toSatang(movedBaht(item)), 0);
};

it.each(['usual', 'rich', 'active-bonus', 'refund-taken', 'coupons', 'no-games'])(
  'makes the amounts add up to the main wallet of the ledger in scenario %s',
  async (scenario) => {
    const backend = createBackend({ scenario });
    const client = createClient(backend);
    const member = backend.mockState.db.member.all()[0];
    if (!member) throw new Error('no member');
    const token = backend.tokenFor(member.username);
    const { ledger } = backend.mockState;
    // Create a withdrawal that the bank returns, and a pending withdrawal.
    if (ledger.balance(getWalletAccount(member._id)) > 1_000_00 && scenario !== 'active-bonus') {
      withdraw(backend.mockState, member, 300_44);
      backend.advance(150);
      withdraw(backend.mockState, member, 500_00);
      expect(ledger.balance(getHoldAccount(member._id))).toBe(500_00);
    }
    const entries: StatementEntry[] = [];
    for (let page = 1; ; page += 1) {
      const { statements } = await client.ok('getStatements', { token, body: { page, limit: 100 } });
      entries.push(...statements);
      if (statements.length < 100) break;
    }
    expect(toBaht(getSum(entries))).toBe(toBaht(ledger.balance(getWalletAccount(member._id))));
  },
);
