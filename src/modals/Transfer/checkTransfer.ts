import { type AmountProblem, minimumSatang, parseAmount } from '@/lib/money';

export type TransferProblem =
  | { field: 'from' | 'to'; kind: 'choose' }
  | { field: 'to'; kind: 'same' }
  | { field: 'amount'; kind: AmountProblem | 'minimum' | 'notEnough' };

interface Typed {
  /** `WALLET`, a game account's code, or `''` while nothing is chosen. */
  from: string;
  to: string;
  amount: string;
  /** Balance of the source in satang. */
  available: number;
}

/**
 * Checks a transfer. It requires two different ends, at least 1 baht, and at most the source's balance. Returns the
 * amount in satang, or the problem.
 */
export function checkTransfer({ from, to, amount, available }: Typed): { satang: number } | TransferProblem {
  if (!from) return { field: 'from', kind: 'choose' };
  if (!to) return { field: 'to', kind: 'choose' };
  if (from === to) return { field: 'to', kind: 'same' };
  const { satang, error } = parseAmount(amount);
  if (error) return { field: 'amount', kind: error };
  if (satang < minimumSatang) return { field: 'amount', kind: 'minimum' };
  if (satang > available) return { field: 'amount', kind: 'notEnough' };
  return { satang };
}
