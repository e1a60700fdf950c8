import type { Ask, Reply, TestContext } from './testContext.ts';

/** Converts baht to whole satang, because sums of baht are not exact. */
export const satang = (baht: unknown): number => Math.round(Number(baht) * 100);

/** A member's balances in satang: the main wallet, each game account by its code, and the pending invite bonus. */
export interface Worth {
  wallet: number;
  games: ReadonlyMap<string, number>;
  invite: number;
}

interface WalletResponse {
  wallet?: { amount?: number };
  invite?: { amount?: number };
  slots?: { code: string; amount: number; isActive: boolean }[];
}

export const activeGames = (wallet: unknown): string[] =>
  ((wallet as WalletResponse).slots ?? []).filter(({ isActive }) => isActive).map(({ code }) => code);

export async function worthOf(context: TestContext): Promise<Worth> {
  const { wallet, slots, invite } = ((await context.ok('getWallet')) ?? {}) as WalletResponse;
  return {
    wallet: satang(wallet?.amount),
    games: new Map((slots ?? []).map(({ code, amount }) => [code, satang(amount)])),
    invite: satang(invite?.amount),
  };
}

/**
 * Expected changes of balances, in satang. `'any'` if the contract does not define the amount. The main wallet and game
 * accounts without a value must not change.
 */
export interface Change {
  wallet?: number | 'any';
  games?: Record<string, number | 'any'>;
}

const inBaht = (amount: number) => (amount / 100).toFixed(2);

/**
 * Checks that the main wallet and the game accounts have changed by the amounts in `change`, and the others not at all.
 * Ignores the pending invite bonus. Returns the new balances.
 */
export async function expectMoved(
  context: TestContext,
  call: string,
  rule: string,
  before: Worth,
  change: Change,
  reply?: Reply,
) {
  const now = await worthOf(context);
  const wrong: string[] = [];
  const check = (name: string, was = 0, is = 0, by: number | 'any' = 0) => {
    if (by !== 'any' && is - was !== by) wrong.push(`${name} moved by ${inBaht(is - was)}, not by ${inBaht(by)}`);
  };
  check('the main wallet', before.wallet, now.wallet, change.wallet);
  for (const code of new Set([...before.games.keys(), ...now.games.keys()])) {
    check(code, before.games.get(code), now.games.get(code), change.games?.[code]);
  }
  context.check(call, rule, wrong.length === 0, wrong.join('; '), reply?.exchange);
  return now;
}

/**
 * Checks that `createdAt` is by the server's clock, as the `Date` header shows it: from 2 s before `from` to 2 s after
 * the latest `Date` header. `from` is the `Date` header before the command, in ms since 1970 UTC.
 */
export function holdStamped(context: TestContext, call: string, createdAt: unknown, from: number): void {
  const at = Date.parse(String(createdAt));
  const [first, last] = [from - 2_000, context.date + 2_000];
  const wanted = `from ${new Date(first).toISOString()} to ${new Date(last).toISOString()}; got ${createdAt}`;
  context.check(call, '`createdAt` follows the clock of `Date`', at >= first && at <= last, wanted);
}

/** Checks that a command is refused and moves no money. */
export async function refusedUnmoved(
  context: TestContext,
  call: string,
  rule: string,
  ask: Ask,
  codes: readonly string[] = [],
) {
  const before = await worthOf(context);
  const reply = await context.refused(call, rule, ask, codes);
  await expectMoved(context, call, 'a refused command moves no money', before, {}, reply);
  return reply;
}
