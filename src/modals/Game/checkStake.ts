import { type AmountRefusal, checkAmount } from '@/lib/checkAmount';
import { minimumSatang, parseSigned, toSatang } from '@/lib/money';

/**
 * Returns the amount to transfer to a game, in satang. Empty text and amounts up to 0 return 0, so that nothing is
 * transferred. Other amounts must be at least 1 baht and at most `main`, the main wallet's balance in baht. Returns the
 * problem of an invalid amount.
 */
export function checkStake(typed: string, main: number): number | AmountRefusal<'minimum' | 'notEnough'>['kind'] {
  const { satang, error } = parseSigned(typed);
  if (error === 'empty' || (satang !== undefined && satang <= 0)) return 0;
  const checked = checkAmount(typed, { minimum: minimumSatang, notEnough: toSatang(main) });
  return checked.satang ?? checked.problem.kind;
}
