import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSatang } from '@/lib/money';
import { createBackend } from '../backend';
import type { MockState } from '../mockState';
import { ledgerDiscrepancies } from '../testing/books';
import { createClient } from '../testing/client';
import { type Command, command, createActor } from '../testing/commands';
import { type Account, getGameAccount, getHoldAccount, getWalletAccount } from './ledger';

const gameAccount = (memberId: string, code: string): Account =>
  code === 'WALLET' ? getWalletAccount(memberId) : getGameAccount(memberId, code);

/**
 * Returns the amounts in satang that an accepted command moves immediately, by account. No other balance may change.
 */
function expectedMoves(
  mockState: MockState,
  before: ReadonlyMap<Account, number>,
  done: Command,
): Map<Account, number> {
  const moves = new Map<Account, number>();
  if (!('who' in done)) return moves;
  const id = mockState.db.member.by('username', done.who)[0]?._id ?? '';
  const add = (account: Account, satang: number) => moves.set(account, (moves.get(account) ?? 0) + satang);
  if (done.do === 'transfer') {
    add(gameAccount(id, done.from), -toSatang(done.baht));
    add(gameAccount(id, done.to), toSatang(done.baht));
  } else if (done.do === 'withdraw' || done.do === 'withdrawAll') {
    add(getWalletAccount(id), -toSatang(done.baht));
    add(getHoldAccount(id), toSatang(done.baht));
  } else if (done.do === 'transferAll') {
    for (const [account, satang] of before) {
      const isOwnAccount = account === getWalletAccount(id) || account.startsWith(`member:${id}:game:`);
      // NAGA refuses transfers: it neither pays out nor accepts money.
      if (!isOwnAccount || account === gameAccount(id, done.to) || account === getGameAccount(id, 'NAGA')) continue;
      add(account, -satang);
      add(gameAccount(id, done.to), satang);
    }
  }
  return moves;
}

function moved(mockState: MockState, before: ReadonlyMap<Account, number>): Map<Account, number> {
  const moves = new Map<Account, number>();
  for (const [account, satang] of mockState.ledger.balances) {
    const change = satang - (before.get(account) ?? 0);
    if (change !== 0) moves.set(account, change);
  }
  return moves;
}

const sorted = (moves: Map<Account, number>) => [...moves].filter(([, satang]) => satang !== 0).sort();

test('neither creates nor loses money, whatever members do in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const backend = createBackend();
      const client = createClient(backend);
      const act = createActor(backend, client);
      for (const command of commands) {
        const before = new Map(backend.mockState.ledger.balances);
        const lines = backend.mockState.db.statement.size;
        const outcome = await act(command);
        if (command.do === 'wait') continue;
        const result = `${JSON.stringify(command)} was ${outcome}`;
        if (outcome === 'accepted' && (command.do === 'reward' || command.do === 'claim')) {
          // For these commands, check only that no other member's balance changed and that the ledger is consistent.
          const id = backend.mockState.db.member.by('username', command.who)[0]?._id ?? '';
          const others = [...moved(backend.mockState, before).keys()].filter(
            (account) => !account.startsWith(`member:${id}:`),
          );
          expect(
            others.filter((account) => !account.startsWith('world:')),
            result,
          ).toEqual([]);
          expect(ledgerDiscrepancies(backend.mockState), result).toEqual([]);
        } else if (outcome === 'accepted') {
          const expected = expectedMoves(backend.mockState, before, command);
          expect(sorted(moved(backend.mockState, before)), result).toEqual(sorted(expected));
        } else if (outcome !== 'TRANSFER_FAIL') {
          expect(sorted(moved(backend.mockState, before)), result).toEqual([]);
          expect(backend.mockState.db.statement.size, result).toBe(lines);
        }
      }
      expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
      backend.advance(2 * 3600);
      expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
      const open = backend.mockState.db.statement.all().filter((line) => line.status === 'PROCESSING');
      expect(open, 'two hours later nothing is under way').toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('credits each payment once, however often and in any order it is requested', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('pay', 'cancel', 'new', 'wait', 'expire'), { maxLength: 12 }),
      async (steps) => {
        const backend = createBackend();
        const act = createActor(backend, createClient(backend));
        const [member] = backend.mockState.db.member.all();
        const start = backend.mockState.ledger.balance(getWalletAccount(member?._id ?? ''));
        let credits = 0;
        const who = member?.username ?? '';
        for (const step of steps) {
          if (step === 'new') await act({ do: 'createQr', who, bank: 'WW', baht: 150 });
          if (step === 'cancel') await act({ do: 'cancelQr', who, nth: 0 });
          if (step === 'wait') await act({ do: 'wait', seconds: 60 });
          if (step === 'expire') await act({ do: 'wait', seconds: 600 });
          if (step === 'pay' && (await act({ do: 'payQr', who, nth: 0 })) === 'accepted') credits += 1;
        }
        backend.advance(7200);
        expect(credits).toBeLessThanOrEqual(steps.filter((step) => step === 'new').length);
        expect(backend.mockState.ledger.balance(getWalletAccount(member?._id ?? ''))).toBe(start + credits * 150_00);
      },
    ),
    { numRuns: 60 },
  );
});

test('accepts one of twenty parallel withdrawals of everything', async () => {
  const backend = createBackend();
  const act = createActor(backend, createClient(backend));
  const [member] = backend.mockState.db.member.all();
  const all = Array.from({ length: 20 }, () => act({ do: 'withdraw', who: member?.username ?? '', baht: 2_580.5 }));
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'MONEY_NOT_ENOUGH')).toHaveLength(19);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});
