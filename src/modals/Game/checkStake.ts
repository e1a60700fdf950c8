import { type AmountProblem, parseAmount, toSatang } from '@/lib/money';

const minimumSatang = 100;

/** Any minus a keyboard or a copied page may give. */
const minus = /^\s*[-\u2212\ufe63\uff0d]/;

/**
 * What to move into a game, in satang. Nothing typed, 0 or less is 0: nothing is moved (spec section 5). Otherwise at
 * least 1 baht and no more than the main wallet holds.
 */
export function checkStake(
  typed: string,
  main: number,
): number | Exclude<AmountProblem, 'empty'> | 'minimum' | 'notEnough' {
  const isNegative = minus.test(typed);
  const { satang, error } = parseAmount(typed.replace(minus, ''));
  if (error) return error !== 'empty' ? error : isNegative ? 'notNumber' : 0;
  if (isNegative || satang === 0) return 0;
  if (satang < minimumSatang) return 'minimum';
  return satang > toSatang(main) ? 'notEnough' : satang;
}
