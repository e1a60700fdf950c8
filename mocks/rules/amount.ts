import { toSatang } from '@/lib/money';
import { refuse } from '../refusal';

/** More than anybody moves at once. */
const most = 100_000_000_00;

/** Whole satang of an amount from the wire; KEY_INVALID when it is finer than a satang, or beyond all reason. */
export function amountOf(baht: number): number {
  const satang = toSatang(baht);
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht || Math.abs(satang) > most) refuse('KEY_INVALID');
  return satang;
}

/** An amount with these satang is refused by the other side (bank or provider), so that failures can be seen. */
export const endsInFailure = (satang: number): boolean => satang % 100 === 44;
