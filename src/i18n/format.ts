import { toSatang } from '@/lib/money';

/** Shown instead of a missing or invalid value. */
export const noValue = '–';

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Formats an amount in baht with 2 decimals and thousands separators. Returns a dash unless the amount is a finite
 * number. `signed` puts + before amounts above zero. The minus is U+2212, because screen readers skip a hyphen.
 */
export function formatAmount(baht: unknown, { signed = false }: { signed?: boolean } = {}): string {
  if (typeof baht !== 'number' || !Number.isFinite(baht)) return noValue;
  const satang = toSatang(baht);
  // A number that is too large to be exact in satang has no decimals, so show its whole value.
  const digits = Number.isNaN(satang)
    ? `${BigInt(Math.trunc(Math.abs(baht)))}00`
    : String(Math.abs(satang)).padStart(3, '0');
  const figure = `${group(digits.slice(0, -2))}.${digits.slice(-2)}`;
  if (satang === 0) return figure;
  if (baht < 0) return `−${figure}`;
  return signed ? `+${figure}` : figure;
}

/** Formats a count, such as coins, with thousands separators. Returns a dash unless it is a finite number. */
export const formatCount = (count: number): string =>
  Number.isFinite(count) ? group(String(Math.trunc(count))) : noValue;

/**
 * Formats an account number: as 3-3-4 if it has exactly 10 digits, otherwise unchanged. Returns a dash if it is
 * missing.
 */
export function formatAccountNumber(number: unknown): string {
  if (typeof number !== 'string' || number.trim() === '') return noValue;
  return /^\d{10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}

/**
 * Returns the length class of an amount in baht as text: `short` up to 99,999.99, `middle` up to 9,999,999.99, otherwise
 * `long`.
 */
export function getLength(baht: number): 'short' | 'middle' | 'long' {
  const { length } = formatAmount(baht);
  return length <= 9 ? 'short' : length <= 12 ? 'middle' : 'long';
}
