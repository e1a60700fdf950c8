import type { Rule, Session } from './session.ts';

/** Converts baht to whole satang, because sums of baht are not exact. */
export const satang = (baht: unknown): number => Math.round(Number(baht) * 100);
export const baht = (amount: number): number => Math.round(amount) / 100;
/** Writes an amount in satang for the report, with its unit. */
export const bahtText = (amount: number): string => `${baht(amount).toFixed(2)} baht`;

/** A statement entry, with its amount in satang. */
export interface Entry {
  statementType: string;
  status: string;
  from: string;
  to: string;
  amount: number;
  createdAt: string;
}

/** The money, coins and bonuses of a member at one moment, amounts in satang. A part that the backend lacks is empty. */
export interface Snapshot {
  wallet: number;
  games: ReadonlyMap<string, number>;
  /** Codes of the open game accounts. */
  open: readonly string[];
  /** Codes of the game accounts that are not open. */
  closed: readonly string[];
  invite: number;
  coins: number;
  coupons: readonly { _id: string; amount: number }[];
  /** The newest 100 entries. */
  entries: readonly Entry[];
  total: number;
}

type Slot = { code: string; amount: number; isActive: boolean };
type Wallet = { wallet?: { amount: number }; invite?: { amount: number }; slots?: Slot[] };

/** Reads what a member owns, and checks that no account is below zero and no amount has a fraction of a satang. */
export async function snapshot(session: Session): Promise<Snapshot> {
  const body = { page: 1, limit: 100 };
  const [wallet, list, wheel, coupons = []] = await Promise.all([
    session.ok<Wallet>('getWallet'),
    session.ok<{ total: number; statements?: Entry[] }>('getStatements', { body }),
    session.ok<{ userCoin?: number }>('getSpinSetup'),
    session.ok<{ _id: string; amount: number }[]>('getCoupons'),
  ]);
  session.endEffects();
  for (const row of list?.statements ?? []) session.entries.add(getId({ ...row, amount: satang(row.amount) }));
  const slots = wallet?.slots ?? [];
  const amounts = [wallet?.wallet?.amount, wallet?.invite?.amount, ...slots.map(({ amount }) => amount)].map(Number);
  const owned = amounts.filter((amount) => !Number.isNaN(amount));
  const below = owned.filter((amount) => amount < 0).map((amount) => `${amount} baht`);
  session.check('below-zero', 'getWallet', below.length === 0, 'has no balance below zero', below.join(' and '));
  const finer = owned.filter((amount) => satang(amount) / 100 !== amount).map((amount) => `${amount} baht`);
  const text = 'has at most two decimals in each amount';
  session.check('exact', 'getWallet', finer.length === 0, text, finer.join(' and '));
  return {
    wallet: satang(wallet?.wallet?.amount ?? 0),
    games: new Map(slots.map(({ code, amount }) => [code, satang(amount)])),
    open: slots.filter(({ isActive }) => isActive).map(({ code }) => code),
    closed: slots.filter(({ isActive }) => !isActive).map(({ code }) => code),
    invite: satang(wallet?.invite?.amount ?? 0),
    coins: wheel?.userCoin ?? 0,
    coupons: coupons.map(({ _id, amount }) => ({ _id, amount: satang(amount) })),
    entries: (list?.statements ?? []).map((row) => ({ ...row, amount: satang(row.amount) })),
    total: list?.total ?? 0,
  };
}

/** Changes of balances in satang. Accounts without a value do not change. */
export interface Change {
  wallet?: number;
  games?: Readonly<Record<string, number>>;
  /** Left out: not judged, because a spin may win coins. */
  coins?: number;
}

/** The changes between two snapshots. */
export interface Difference {
  wallet: number;
  games: Map<string, number>;
  coins: number;
  entries: Entry[];
  total: number;
  /** Money that others have paid in or returned in the meantime, such as an earlier deposit, in satang. */
  external: number;
}

/** Describes entries for the report, with amounts in baht. */
export const describeEntries = (entries: readonly Partial<Entry>[]): string =>
  entries
    .map(
      ({ statementType, from = '*', to = '*', amount, createdAt = '' }) =>
        `${statementType} ${from} to ${to}${amount === undefined ? '' : ` ${bahtText(amount)}`} ${createdAt}`,
    )
    .map((text) => text.trim())
    .join(', ') || 'none';

/** Identifies an entry by the fields that never change. */
export const getId = ({ statementType, from, to, amount, createdAt }: Entry) =>
  [statementType, from, to, amount, createdAt].join(' ');

/** Returns the differences between two snapshots of one member. */
export function difference(before: Snapshot, after: Snapshot): Difference {
  const grown = Math.max(0, after.total - before.total);
  const oldEntries = new Map<string, Entry[]>();
  // As many entries as are new have left the newest 100. An equal one may stay: some clocks count whole seconds.
  const kept = before.entries.slice(0, Math.max(0, after.entries.length - grown));
  for (const entry of kept) oldEntries.set(getId(entry), [...(oldEntries.get(getId(entry)) ?? []), entry]);
  const entries: Entry[] = [];
  let external = 0;
  for (const entry of after.entries) {
    const old = oldEntries.get(getId(entry))?.pop();
    if (!old) entries.push(entry);
    else if (old.status !== entry.status && entry.statementType === 'deposit' && entry.status === 'SUCCESS')
      external += entry.amount;
    else if (old.status !== entry.status && entry.statementType === 'withdraw' && entry.status === 'FAILED')
      external += Math.abs(entry.amount);
  }
  const codes = new Set([...before.games.keys(), ...after.games.keys()]);
  return {
    wallet: after.wallet - before.wallet - external,
    games: new Map([...codes].map((code) => [code, (after.games.get(code) ?? 0) - (before.games.get(code) ?? 0)])),
    coins: after.coins - before.coins,
    // A full first page also begins with entries that the earlier page did not reach.
    entries: entries.slice(0, grown),
    total: after.total - before.total,
    external,
  };
}

/** Checks that balances have changed by exactly `change`. */
export function expectChange(
  session: Session,
  rule: Rule,
  call: string,
  text: string,
  actual: Difference,
  change: Change,
): boolean {
  const wrong: string[] = [];
  const compare = (name: string, by: number, wanted = 0) => {
    if (by !== wanted) wrong.push(`${name} changed by ${bahtText(by)}, not by ${bahtText(wanted)}`);
  };
  compare('the main wallet', actual.wallet, change.wallet);
  for (const [code, by] of actual.games) compare(code, by, change.games?.[code]);
  if (change.coins !== undefined && actual.coins !== change.coins)
    wrong.push(`the coins changed by ${actual.coins}, not by ${change.coins}`);
  return session.check(rule, call, wrong.length === 0, text, wrong.join('; '));
}

/** Checks that nothing has changed: balances, coins and the number of entries. */
export function expectNothing(session: Session, rule: Rule, call: string, text: string, actual: Difference): boolean {
  const isSame = expectChange(session, rule, call, text, actual, { coins: 0 });
  if (!isSame || session.lacks('getStatements')) return isSame;
  return session.check(rule, call, actual.total === 0, text, `${actual.total} more entries in the statement`);
}
