import { createBackend } from '@mocks/backend';
import { seedHistory } from '@mocks/db/seedHistory';
import { getHoldAccount, getWalletAccount } from '@mocks/ledger/ledger';
import type { MockState } from '@mocks/mockState';
import { scenarios } from '@mocks/scenarios/scenarios';
import { createClient } from '@mocks/testing/client';
import { command, createActor } from '@mocks/testing/commands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementEntry } from '@/api/calls/statement';
import { getEntries, readBack, unread } from './readBack';
import { getHistorySums, getParts } from './sums';

const ever = { from: 0, to: Number.MAX_SAFE_INTEGER };

/** Returns whether an account is outside the main wallet. A received refund is held outside until its transfer. */
const isOutside = (account: string) => account.startsWith('world:') || account.endsWith(':refund');

/**
 * Returns a member's sums from the ledger, independent of every statement: money from and to the bank, and from and to
 * the site.
 */
function getBooks({ ledger }: MockState, memberId: string) {
  const ownAccounts = new Set<string>([getWalletAccount(memberId), getHoldAccount(memberId)]);
  const sums = { in: 0, out: 0, gifts: 0 };
  const outside = new Map(ledger.entries.flatMap(({ txId, account }) => (isOutside(account) ? [[txId, account]] : [])));
  for (const { txId, account, satang } of ledger.entries) {
    const outsideEntry = outside.get(txId);
    if (!ownAccounts.has(account) || outsideEntry === undefined) continue;
    if (outsideEntry !== 'world:bank') sums.gifts += satang;
    else if (satang > 0) sums.in += satang;
    else sums.out -= satang;
  }
  return sums;
}

/** Compares the sums of "My activity" with the ledger, for every member of a mock state. */
async function compare(world: MockState, ask: (username: string, page: number) => Promise<Page>) {
  for (const { _id, username, isActive } of world.db.member.all()) {
    if (!isActive) continue;
    const history = await readBack(
      ever.from,
      unread,
      (page) => ask(username, page),
      () => {},
    );
    const { in: income, out, net, extra, takenBack } = getHistorySums(getEntries(history), ever);
    const statementSums = { in: income, out, gifts: extra - takenBack };
    expect(statementSums, `${world.scenario} ${username}`).toEqual(getBooks(world, _id));
    expect(net).toBe(out - income);
  }
}
type Page = { total: number; statements: StatementEntry[] };

const createReadCall = (backend: ReturnType<typeof createBackend>) => {
  const client = createClient(backend);
  return (username: string, page: number): Promise<Page> =>
    client.ok('getStatements', { token: backend.tokenFor(username), body: { page, limit: 100 } });
};

/** Scenarios whose reads fail or are slow. The test skips them, because failures and delays do not affect sums. */
const unreadable = ['closed', 'failing', 'slow'];

describe('getHistorySums', () => {
  it.each(scenarios.map(({ name }) => name).filter((name) => !unreadable.includes(name)))(
    'equals the ledger to the satang in scenario %s',
    async (scenario) => {
      const backend = createBackend({ scenario });
      await compare(backend.mockState, createReadCall(backend));
    },
  );

  it('equals the ledger in 500 random histories', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.array(command, { maxLength: 5 }),
        async (seed, lines, commands) => {
          const backend = createBackend({ scenario: 'new', seed });
          const { mockState: world } = backend;
          const [member] = world.db.member.all();
          const end = world.clock.now();
          world.clock.set(end - 60 * 86_400_000);
          if (member) seedHistory(world, member, [], lines, end);
          world.clock.set(end);
          const act = createActor(backend, createClient(backend));
          for (const item of commands) await act('who' in item ? { ...item, who: member?.username ?? '' } : item);
          backend.advance(2 * 3600);
          await compare(world, createReadCall(backend));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("adds up the sums of a period's parts to those of the whole period", async () => {
    const backend = createBackend({ scenario: 'rich' });
    const [member] = backend.mockState.db.member.all();
    const ask = createReadCall(backend);
    const history = await readBack(
      0,
      unread,
      (page) => ask(member?.username ?? '', page),
      () => {},
    );
    const entries = getEntries(history);
    const now = backend.mockState.clock.now();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 * 24 }), (hours) => {
        const span = { from: now - hours * 3_600_000, to: now };
        const parts = getParts(span);
        expect(parts.length).toBeLessThanOrEqual(10);
        const inParts = parts.map((part) => getHistorySums(entries, part));
        for (const what of ['in', 'out', 'net', 'extra', 'takenBack'] as const) {
          expect(inParts.reduce((sum, part) => sum + part[what], 0)).toBe(getHistorySums(entries, span)[what]);
        }
      }),
    );
  });
});

const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'SCB',
  to: 'WALLET',
  amount: 100,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

it.each([
  ['a pending deposit as nothing', { status: 'PROCESSING' }, {}],
  ['a failed deposit as nothing', { status: 'FAILED' }, {}],
  [
    'a withdrawal without a sign',
    { statementType: 'withdraw', from: 'WALLET', to: 'SCB' },
    { out: 10_000, net: 10_000 },
  ],
  ['a withdrawal with a sign', { statementType: 'withdraw', amount: -100 }, { out: 10_000, net: 10_000 }],
  ['money into a game as nothing', { statementType: 'transfer', from: 'WALLET', to: 'PG', amount: -100 }, {}],
  ['a bonus', { statementType: 'bonus' }, { extra: 10_000 }],
  ['a cancelled bonus', { statementType: 'finish_bonus', amount: -20 }, { takenBack: 2_000 }],
  ['an unknown type as nothing', { statementType: 'constructor' }, {}],
  ['an entry with an invalid date as nothing', { createdAt: 'soon' }, {}],
  ['an amount that is not a number as NaN', { amount: Number.NaN }, { in: Number.NaN, net: Number.NaN }],
])('sums %s', (_what, change, expected) => {
  expect(getHistorySums([entry(change)], ever)).toEqual({ in: 0, out: 0, net: 0, extra: 0, takenBack: 0, ...expected });
});
