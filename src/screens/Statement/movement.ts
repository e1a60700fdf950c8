import type { StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';

/** Where an entry's money goes, as the main wallet sees it; `between` moves past it, from game to game. */
export type Direction = 'in' | 'out' | 'between';

/** By the ends alone: servers tell amounts with a sign or without. An end that is missing follows from the type. */
export function directionOf({ statementType, from, to }: StatementEntry): Direction {
  const leaves = from === walletCode;
  const arrives = to === walletCode;
  if (leaves !== arrives) return arrives ? 'in' : 'out';
  if (to === '' && (statementType === 'deposit' || statementType === 'bonus')) return 'in';
  if (from === '' && statementType === 'withdraw') return 'out';
  return 'between';
}

/** An entry's amount in baht: above 0 into the main wallet, below 0 out of it, and as it is between games. */
export function movedBaht(entry: StatementEntry): number {
  const size = Math.abs(entry.amount);
  return directionOf(entry) === 'out' ? -size : size;
}
