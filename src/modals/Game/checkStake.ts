import { type AmountProblem, parseAmount, toSatang } from '@/lib/money';

const minimumSatang = 100;

/**
 * What to move into a game, in satang. Nothing typed, 0 or less is 0: nothing is moved (spec section 5). Otherwise at
 * least 1 baht and no more than the main wallet holds.
 */
export function checkStake(
  typed: string,
  main: number,
): number | Exclude<AmountProblem, 'empty'> | 'minimum' | 'notEnough' {
  if (/^\s*-/.test(typed)) return 0;
  const { satang, error } = parseAmount(typed);
  if (error === 'empty' || satang === 0) return 0;
  if (error) return error;
  if (satang < minimumSatang) return 'minimum';
  return satang > toSatang(main) ? 'notEnough' : satang;
}
