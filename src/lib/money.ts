import { toAsciiDigits } from './digits';
import { removeInvisible } from './invisible';

/**
 * The API sends amounts in baht (at most 2 decimals). The app adds and compares them as integer satang. An amount in
 * satang is always a safe integer, or NaN if the input was not a valid amount.
 */

/**
 * Converts baht to satang, rounding halves away from zero. Returns NaN for non-numbers and for amounts that are too
 * large to be exact.
 */
export function toSatang(baht: unknown): number {
  if (typeof baht !== 'number') return Number.NaN;
  // Use the decimal text, not the binary value: 1.005 is 101 satang, although 1.005 * 100 is 100.49….
  const satang = Math.round(Number(`${Math.abs(baht)}e2`));
  if (!Number.isSafeInteger(satang)) return tiny(baht);
  return baht < 0 && satang !== 0 ? -satang : satang;
}

/**
 * Returns 0 for an amount below 0.001 baht, whose text may have an exponent (`1e-7`) and cannot take another. Returns
 * NaN for any other amount.
 */
const tiny = (baht: number) => (Math.abs(baht) < 0.001 ? 0 : Number.NaN);

/** Converts satang to baht, for the API. */
export const toBaht = (satang: number): number => (satang === 0 ? 0 : satang / 100);

/**
 * Returns the exact sum of amounts in baht. Returns NaN if any amount is invalid or the sum is too large to be exact,
 * so that no wrong total is shown.
 */
export function sumBaht(amounts: Iterable<unknown>): number {
  let satang = 0;
  for (const amount of amounts) satang += toSatang(amount);
  return Number.isSafeInteger(satang) ? toBaht(satang) : Number.NaN;
}

/**
 * Multiplies an amount in baht by a ratio and rounds to the satang, halves away from zero. Returns NaN if either is not a
 * number.
 */
export function multiplyBaht(baht: unknown, ratio: unknown): number {
  const satang = toSatang(baht);
  if (typeof ratio !== 'number' || !Number.isFinite(ratio) || Number.isNaN(satang)) return Number.NaN;
  // Use the decimal text, not the binary value: 12.35 * 15.5 is 191.42499….
  const [figure = '', exponent = '0'] = String(ratio).split('e');
  const [whole, decimals = ''] = figure.split('.');
  const scale = decimals.length - Number(exponent);
  const product = BigInt(satang) * BigInt(`${whole}${decimals}`);
  const unit = 10n ** BigInt(Math.abs(scale));
  const half = product < 0n ? -unit / 2n : unit / 2n;
  const rounded = Number(scale > 0 ? (product + half) / unit : product * unit);
  return Number.isSafeInteger(rounded) ? toBaht(rounded) : Number.NaN;
}

/**
 * The largest amount that a member can enter, in satang. It has 12 digits before the decimal point, and is exact in
 * baht and in satang.
 */
export const maxSatang = 99_999_999_999_999;

/** The minimum amount of a transfer, in satang. */
export const minimumSatang = 100;

export type AmountProblem = 'empty' | 'notNumber' | 'tooManyDecimals' | 'tooLarge';
type ParsedAmount =
  | { readonly satang: number; readonly error?: undefined }
  | { readonly satang?: undefined; readonly error: AmountProblem };

/** The notations of a number. They capture the whole part, and decimals after a point or after a comma. */
const notations = [
  /^(\d*)(?:\.(\d*)|,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:\.(\d*)|,(\d{1,2}))?$/,
  // The notation of Laos: points between thousands, and a comma before decimals. Without decimals there must be at
  // least two points, because three digits after a single point could also be decimals.
  /^([1-9]\d{0,2}(?:\.\d{3})+)(),(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
];

/**
 * Texts around an amount, as the site and members write them: a currency in three languages, `+`, and `.-` for "no
 * satang".
 */
// The marks `@__PURE__` let the bundler leave these patterns out of scripts that only format amounts.
const currency = '(?:บาท|ບາດ|baht|THB|฿|กีบ|ກີບ|kip|LAK|₭)';
const aroundAmount = /* @__PURE__ */ new RegExp(
  `^(${currency}?) *([+-]?) *(${currency}?) *(.*?)(?: *[.,]-)? *(${currency}?)$`,
  'i',
);

/**
 * Right-to-left marks. Between digits or before groups of digits, they change the order in which the amount is
 * displayed.
 */
const fromRight = '[\\u061c\\u200f\\u202b\\u202e\\u2067]';
const reordered = /* @__PURE__ */ new RegExp(`\\u202e|\\d\\D*${fromRight}\\D*\\d|${fromRight}.*\\d\\D* \\D*\\d`);

/**
 * The maximum length of an amount in characters, including separators and some leading zeros. A longer text is refused
 * without parsing.
 */
const maxLength = 64;

interface AmountReading {
  isNegative: boolean;
  result: ParsedAmount;
}

function readAmount(typed: string): AmountReading {
  const problem = (error: AmountProblem): AmountReading => ({ isNegative: false, result: { error } });
  const plainText = toAsciiDigits(typed.slice(0, maxLength * 2)).replace(/[\p{Zs}\t-\r\u2028\u2029]/gu, ' ');
  if (reordered.test(plainText)) return problem('notNumber');
  const text = removeInvisible(plainText)
    .replace(/[\uff0c\u066c]/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(/\uff0b/g, '+')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .trim();
  if (text === '') return problem(typed.length > maxLength * 2 && typed.trim() ? 'notNumber' : 'empty');
  if (typed.length > maxLength * 2 || text.length > maxLength) {
    return problem(/^[\d., ]+$/.test(text) ? 'tooLarge' : 'notNumber');
  }

  const [, before = '', sign, between = '', figure = '', after = ''] = aroundAmount.exec(text) ?? [];
  if ([before, between, after].filter(Boolean).length > 1) return problem('notNumber');
  const match = notations.map((notation) => notation.exec(figure)).find(Boolean);
  const whole = (match?.[1] ?? '').replace(/[., ]/g, '');
  const decimals = match?.[2] || match?.[3] || '';
  if (whole + decimals === '') return problem('notNumber');
  if (decimals.length > 2) return problem('tooManyDecimals');
  const satang = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return { isNegative: sign === '-', result: satang <= maxSatang ? { satang } : { error: 'tooLarge' } };
}

/**
 * Parses a typed or pasted amount in baht.
 * - Thai, Lao and full-width digits count as digits.
 * - Thousands separators (all commas, all spaces or all points) must be in their places.
 * - There may be at most 2 decimals, after a point or after the only comma.
 * - A currency, `+` and `.-` around the number are ignored.
 * - Any other text is an error; the function never guesses.
 */
export function parseAmount(typed: string): ParsedAmount {
  const { isNegative, result } = readAmount(typed);
  return isNegative && !result.error ? { error: 'notNumber' } : result;
}

/** Parses like `parseAmount`, but accepts an amount below 0 as negative satang. */
export function parseSigned(typed: string): ParsedAmount {
  const { isNegative, result } = readAmount(typed);
  return isNegative && result.satang ? { satang: -result.satang } : result;
}
