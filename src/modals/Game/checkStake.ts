import { type AmountProblem, minimumSatang, parseSigned, toSatang } from '@/lib/money';

/**
 * What to move into a game, in satang. Nothing typed, 0 or less is 0: nothing is moved. Otherwise at
 * least 1 baht and no more than the main wallet holds.
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
