/** Double-entry ledger in whole satang: a balance is always the sum of its postings. */

/**
 * An account name: `member:<_id>:wallet`, `member:<_id>:game:<code>`, `member:<_id>:hold`, `member:<_id>:refund` or
 * `world:<what>`.
 */
export type Account = `member:${string}` | `world:${string}`;

export interface Posting {
  readonly account: Account;
  readonly satang: number;
}

export interface Entry extends Posting {
  readonly txId: string;
  /** The time in ISO 8601, UTC. */
  readonly at: string;
  readonly kind: string;
}

interface Transaction {
  readonly txId: string;
  readonly at: string;
  readonly kind: string;
  readonly postings: readonly Posting[];
}

export interface Ledger {
  /**
   * Posts a whole transaction or nothing. Throws `LedgerError` if it has fewer than two postings, or if they do not sum
   * to 0. Also throws if an amount is 0 or not a whole number, or would make a member's balance negative.
   */
  post(transaction: Transaction): void;
  /** Returns a balance in satang. */
  balance(account: Account): number;
  readonly entries: readonly Entry[];
  readonly balances: ReadonlyMap<Account, number>;
}

class LedgerError extends Error {
  override name = 'LedgerError';
}

export const getWalletAccount = (memberId: string): Account => `member:${memberId}:wallet`;
export const getGameAccount = (memberId: string, code: string): Account => `member:${memberId}:game:${code}`;
/** Returns the account of a member's money in pending withdrawals. */
export const getHoldAccount = (memberId: string): Account => `member:${memberId}:hold`;

/** Creates a ledger. `past` restores the entries of a snapshot, with the checks of `post`. */
export function createLedger(past: readonly Entry[] = []): Ledger {
  const entries: Entry[] = [];
  const balances = new Map<Account, number>();
  const balance = (account: Account) => balances.get(account) ?? 0;

  const ledger: Ledger = {
    entries,
    balances,
    balance,
    post({ txId, at, kind, postings }) {
      const next = new Map<Account, number>();
      let sum = 0;
      for (const { account, satang } of postings) {
        if (!Number.isSafeInteger(satang) || satang === 0)
          throw new LedgerError(`${kind}: ${satang} is not a whole number of satang other than 0`);
        sum += satang;
        next.set(account, (next.get(account) ?? balance(account)) + satang);
      }
      if (postings.length < 2 || sum !== 0)
        throw new LedgerError(
          `${kind}: the sum of ${postings.length} posting(s) is ${sum} satang. At least two must sum to 0`,
        );
      for (const [account, satang] of next) {
        if (account.startsWith('member:') && satang < 0)
          throw new LedgerError(`${kind}: ${account} would have ${satang} satang; check the balance before posting`);
      }
      for (const { account, satang } of postings) entries.push({ txId, at, kind, account, satang });
      for (const [account, satang] of next) balances.set(account, satang);
    },
  };

  const groups = new Map<string, Entry[]>();
  for (const entry of past) {
    const group = groups.get(entry.txId);
    if (group) group.push(entry);
    else groups.set(entry.txId, [entry]);
  }
  for (const [txId, postings] of groups) {
    const { at, kind } = postings[0] as Entry;
    ledger.post({ txId, at, kind, postings });
  }
  return ledger;
}
