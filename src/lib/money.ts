import { toAsciiDigits } from './digits';
import { removeInvisible } from './invisible';

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

/** The ways to write a figure: their whole part, and the decimals after a point or after a comma. */
const writings = [
  /^(\d*)(?:\.(\d*)|,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:\.(\d*)|,(\d{1,2}))?$/,
  // As Laos writes it. One point and three digits may also be decimals: then there are too many of them.
  /^([1-9]\d{0,2}(?:\.\d{3})+)(),(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
];

/** What the site and its members write around a figure: currencies in three languages, `+`, and `.-` for "no satang". */
const currency = '(?:บาท|ບາດ|baht|THB|฿|กีบ|ກີບ|kip|LAK|₭)';
const around = new RegExp(`^(${currency}?) *([+-]?) *(${currency}?) *(.*?)(?: *[.,]-)? *(${currency}?)$`, 'i');

/** Marks that write from right to left: between digits or before groups, the figure that is seen is another one. */
const fromRight = '[\\u061c\\u200f\\u202b\\u202e\\u2067]';
const reordered = new RegExp(`\\u202e|\\d\\D*${fromRight}\\D*\\d|${fromRight}.*\\d\\D* \\D*\\d`);

/** Longer than any amount with its separators and a few leading zeros: answered without parsing. */
const longest = 64;

interface Read {
  isNegative: boolean;
  result: ParsedAmount;
}

function read(typed: string): Read {
  const problem = (error: AmountProblem): Read => ({ isNegative: false, result: { error } });
  const seen = toAsciiDigits(typed.slice(0, longest * 2)).replace(/[\p{Zs}\t-\r\u2028\u2029]/gu, ' ');
  if (reordered.test(seen)) return problem('notNumber');
  const text = removeInvisible(seen)
    .replace(/[\uff0c\u066c]/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(/\uff0b/g, '+')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .trim();
  if (text === '') return problem(typed.length > longest * 2 && typed.trim() ? 'notNumber' : 'empty');
  if (typed.length > longest * 2 || text.length > longest) {
    return problem(/^[\d., ]+$/.test(text) ? 'tooLarge' : 'notNumber');
  }

  const [, before = '', sign, between = '', figure = '', after = ''] = around.exec(text) ?? [];
  if ([before, between, after].filter(Boolean).length > 1) return problem('notNumber');
  const found = writings.map((writing) => writing.exec(figure)).find(Boolean);
  const whole = (found?.[1] ?? '').replace(/[., ]/g, '');
  const decimals = found?.[2] || found?.[3] || '';
  if (whole + decimals === '') return problem('notNumber');
  if (decimals.length > 2) return problem('tooManyDecimals');
  const satang = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return { isNegative: sign === '-', result: satang <= maxSatang ? { satang } : { error: 'tooLarge' } };
}

/**
 * Reads a typed or pasted amount in baht. Thai, Lao and full-width digits count as digits; thousands separators (one
 * kind of comma, space or point) only where they belong; at most 2 decimals, after a point, or after the only comma.
 * A currency, `+` and `.-` around the figure do not count. Anything else is a problem, never a guess.
 */
export function parseAmount(typed: string): ParsedAmount {
  const { isNegative, result } = read(typed);
  return isNegative && !result.error ? { error: 'notNumber' } : result;
}

/** `parseAmount` where an amount below 0 means something, too: its satang are negative. */
export function parseSigned(typed: string): ParsedAmount {
  const { isNegative, result } = read(typed);
  return isNegative && result.satang ? { satang: -result.satang } : result;
}
