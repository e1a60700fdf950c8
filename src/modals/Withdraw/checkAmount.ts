import type { WithdrawLimits } from '@/api/calls/lookup';
import { type AmountProblem, parseAmount, toSatang } from '@/lib/money';

/** The reason why an amount cannot be withdrawn. `baht` is the limit that the message shows. */
export type WithdrawProblem = { kind: AmountProblem } | { kind: 'minimum' | 'maximum' | 'balance'; baht: number };

/** Checks an amount against the minimum, the maximum and the balance. Returns the amount in satang, or the problem. */
export function checkAmount(
  typed: string,
  limits: WithdrawLimits,
  balance: number,
): { satang: number } | { problem: WithdrawProblem } {
  const { satang, error } = parseAmount(typed);
  if (error) return { problem: { kind: error } };
  if (satang <= 0 || satang < toSatang(limits.withdrawMin)) {
    return { problem: { kind: 'minimum', baht: limits.withdrawMin } };
  }
  if (satang > toSatang(limits.withdrawMax)) return { problem: { kind: 'maximum', baht: limits.withdrawMax } };
  if (satang > toSatang(balance)) return { problem: { kind: 'balance', baht: balance } };
  return { satang };
}
