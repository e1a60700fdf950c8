import { type AmountProblem, minimumSatang, parseSigned, toSatang } from '@/lib/money';

/**
 * Returns the amount to transfer to a game, in satang. Empty text and amounts up to 0 return 0, so that nothing is
 * transferred. Other amounts must be at least 1 baht and at most the main wallet's balance.
 */
export function checkStake(
  typed: string,
  main: number,
): number | Exclude<AmountProblem, 'empty'> | 'minimum' | 'notEnough' {
  const { satang, error } = parseSigned(typed);
  if (error) return error === 'empty' ? 0 : error;
  if (satang <= 0) return 0;
  if (satang < minimumSatang) return 'minimum';
  return satang > toSatang(main) ? 'notEnough' : satang;
}
