import { toSatang } from '@/lib/money';
import { refuse } from '../refusal';

/** The largest amount in satang that the mock accepts. */
const maxSatang = 100_000_000_00;

/**
 * Converts an amount from the wire to whole satang. Refuses with KEY_INVALID if it has fractions of a satang or is too
 * large.
 */
export function getAmount(baht: number): number {
  const satang = toSatang(baht);
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht || Math.abs(satang) > maxSatang) refuse('KEY_INVALID');
  return satang;
}

/**
 * Returns true if the other side (bank or provider) refuses the amount. The mock fails every amount that ends in 44
 * satang, so testers can see failures.
 */
export const endsInFailure = (satang: number): boolean => satang % 100 === 44;
