import { type AmountRefusal, checkAmount } from '@/lib/checkAmount';
import { minimumSatang } from '@/lib/money';

export type TransferProblem =
  | { field: 'from' | 'to'; kind: 'choose' }
  | { field: 'to'; kind: 'same' }
  | { field: 'amount'; kind: AmountRefusal<'minimum' | 'notEnough'>['kind'] };

interface Typed {
  /** `WALLET`, a game account's code, or `''` while nothing is chosen. */
  from: string;
  to: string;
  amount: string;
  /** Balance of the source in satang. */
  available: number;
}

/**
 * Checks a transfer. The two ends must differ, and the amount must be at least 1 baht and at most the source's balance.
 * Returns the amount in satang, or the problem.
 */
export function checkTransfer({ from, to, amount, available }: Typed): { satang: number } | TransferProblem {
  if (!from) return { field: 'from', kind: 'choose' };
  if (!to) return { field: 'to', kind: 'choose' };
  if (from === to) return { field: 'to', kind: 'same' };
  const { satang, problem } = checkAmount(amount, { minimum: minimumSatang, notEnough: available });
  return problem ? { field: 'amount', kind: problem.kind } : { satang };
}
