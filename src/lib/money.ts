import { toAsciiDigits } from './digits';

/**
 * Amounts travel as baht (at most 2 decimals) and are added and compared as integer satang.
 * A satang amount is always a safe integer, or NaN when what came in was no usable amount.
 */

/** Satang of a baht amount, halves away from zero; NaN for non-numbers and amounts beyond exact arithmetic. */
export function toSatang(baht: unknown): number {
  if (typeof baht !== 'number') return Number.NaN;
  // The decimal text, not the binary value, is what was meant: 1.005 is 101 satang, though 1.005 * 100 is 100.49….
  const satang = Math.round(Number(`${Math.abs(baht)}e2`));
  if (!Number.isSafeInteger(satang)) return tiny(baht);
  return baht < 0 && satang !== 0 ? -satang : satang;
}

/** Text such as `1e-7` cannot take another exponent; amounts that small are 0 satang. */
const tiny = (baht: number) => (Math.abs(baht) < 0.001 ? 0 : Number.NaN);

/** Baht of a satang amount, ready for the wire. */
export const toBaht = (satang: number): number => (satang === 0 ? 0 : satang / 100);

/** Exact sum of baht amounts, in baht; NaN as soon as one of them is no amount, so that no wrong total is shown. */
export function sumBaht(amounts: Iterable<unknown>): number {
  let satang = 0;
  for (const amount of amounts) satang += toSatang(amount);
  return Number.isSafeInteger(satang) ? toBaht(satang) : Number.NaN;
}

/** An amount times a ratio, rounded to the satang, in baht; NaN when either is no number. */
export function multiplyBaht(baht: unknown, ratio: unknown): number {
  return typeof ratio === 'number' ? toBaht(toSatang(toBaht(toSatang(baht)) * ratio)) : Number.NaN;
}

/** Largest amount a member can type: 12 digits before the point, exact in baht and in satang. */
export const maxSatang = 99_999_999_999_999;

/** Least amount of a transfer, in satang. */
export const minimumSatang = 100;

export type AmountProblem = 'empty' | 'notNumber' | 'tooManyDecimals' | 'tooLarge';
export type ParsedAmount =
  | { readonly satang: number; readonly error?: undefined }
  | { readonly satang?: undefined; readonly error: AmountProblem };

const plain = /^(\d*)(?:\.(\d*))?$/;
const grouped = /^([1-9]\d{0,2}(?:([, ])\d{3})(?:\2\d{3})*)(?:\.(\d*))?$/;
/** Longer than any amount with its separators and a few leading zeros: answered without parsing. */
const longest = 64;

/**
 * Reads a typed or pasted amount in baht. Thai, Lao and full-width digits count as digits; thousands separators
 * (comma or space, one kind) only where they belong; at most 2 decimals. Anything else is a problem, never a guess.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = toAsciiDigits(typed.slice(0, longest * 2))
    .replace(/[\u200b\u200e\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[\uff0c\u066c]/g, ',')
    .replace(/\uff0e/g, '.')
    .trim();
  if (text === '') return typed.length > longest * 2 && typed.trim() ? { error: 'notNumber' } : { error: 'empty' };
  if (typed.length > longest * 2 || text.length > longest) {
    return { error: /^[\d., ]+$/.test(text) ? 'tooLarge' : 'notNumber' };
  }

  const asPlain = plain.exec(text);
  const asGrouped = asPlain ? null : grouped.exec(text);
  const whole = (asPlain?.[1] ?? asGrouped?.[1] ?? '').replace(/[, ]/g, '');
  const decimals = asPlain?.[2] ?? asGrouped?.[3] ?? '';
  if (!(asPlain || asGrouped) || whole + decimals === '') return { error: 'notNumber' };
  if (decimals.length > 2) return { error: 'tooManyDecimals' };
  const satang = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return satang <= maxSatang ? { satang } : { error: 'tooLarge' };
}

/** Any minus a keyboard or a copied page may give. */
const minus = /^\s*[-\u2212\ufe63\uff0d]/;

/** `parseAmount` where an amount below 0 means something, too: its satang are negative. A minus alone is no number. */
export function parseSigned(typed: string): ParsedAmount {
  if (!minus.test(typed)) return parseAmount(typed);
  const { satang, error } = parseAmount(typed.replace(minus, ''));
  if (error) return { error: error === 'empty' ? 'notNumber' : error };
  return { satang: satang === 0 ? 0 : -satang };
}
