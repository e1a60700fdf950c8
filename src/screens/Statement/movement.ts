import type { StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';

/** The direction of an entry's money for the main wallet. `between` moves it from game to game, past the wallet. */
export type Direction = 'in' | 'out' | 'between';

/**
 * Returns the direction by the two ends only, because servers send amounts with or without a sign. The type replaces a
 * missing end.
 */
export function directionOf({ statementType, from, to }: StatementEntry): Direction {
  const leaves = from === walletCode;
  const arrives = to === walletCode;
  if (leaves !== arrives) return arrives ? 'in' : 'out';
  if (to === '' && (statementType === 'deposit' || statementType === 'bonus')) return 'in';
  if (from === '' && statementType === 'withdraw') return 'out';
  return 'between';
}

/** Returns an entry's amount in baht: positive into the main wallet, negative out of it, unsigned between games. */
export function movedBaht(entry: StatementEntry): number {
  const size = Math.abs(entry.amount);
  return directionOf(entry) === 'out' ? -size : size;
}
