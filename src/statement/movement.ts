import type { StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';

/**
 * The direction of an entry's money, relative to the main wallet. `between`: the entry does not change the main wallet,
 * such as a transfer between games.
 */
export type Direction = 'in' | 'out' | 'between';

/**
 * Returns the direction of an entry by its source and destination (`from` and `to`). The function ignores the amount's
 * sign, because servers differ. If the source or destination is missing, the type decides.
 */
export function getDirection({ statementType, from, to }: StatementEntry): Direction {
  const leaves = from === walletCode;
  const arrives = to === walletCode;
  if (leaves !== arrives) return arrives ? 'in' : 'out';
  if (to === '' && (statementType === 'deposit' || statementType === 'bonus')) return 'in';
  if (from === '' && statementType === 'withdraw') return 'out';
  return 'between';
}

/** Returns an entry's amount in baht: negative out of the main wallet, otherwise positive. */
export function movedBaht(entry: StatementEntry): number {
  const size = Math.abs(entry.amount);
  return getDirection(entry) === 'out' ? -size : size;
}
