import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { toSatang } from '@/lib/money';

/** Shown where there is no usable value (non-numbers show as a dash). */
export const noValue = '–';

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * An amount in baht with 2 decimals and grouping; a dash for anything that is not a finite number.
 * `signed` puts + before amounts above zero. Minus is U+2212: screen readers read it out, a hyphen they skip.
 */
export function formatAmount(baht: unknown, { signed = false }: { signed?: boolean } = {}): string {
  if (typeof baht !== 'number' || !Number.isFinite(baht)) return noValue;
  const satang = toSatang(baht);
  // Beyond exact satang a double holds no decimals any more: show its whole value.
  const digits = Number.isNaN(satang)
    ? `${BigInt(Math.trunc(Math.abs(baht)))}00`
    : String(Math.abs(satang)).padStart(3, '0');
  const figure = `${group(digits.slice(0, -2))}.${digits.slice(-2)}`;
  if (satang === 0) return figure;
  if (baht < 0) return `−${figure}`;
  return signed ? `+${figure}` : figure;
}

/** A count with grouping: coins; a dash for anything that is not a finite number. */
export const formatCount = (count: number): string =>
  Number.isFinite(count) ? group(String(Math.trunc(count))) : noValue;

/** An account number: 3-3-rest at exactly 10 digits, else as it came; a dash when there is none. */
export function formatAccountNumber(number: unknown): string {
  if (typeof number !== 'string' || number.trim() === '') return noValue;
  return /^\d{10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}

let offsetMinutes: number | undefined;

/** Stories show every time in one zone, whatever the machine's: minutes east of UTC. The app never calls it. */
export function fixTimeZone(minutes: number | undefined): void {
  offsetMinutes = minutes;
}

/** An instant as the wire (ISO 8601) or the app (milliseconds, Date) has it; undefined for anything else. */
function moment(instant: unknown): dayjs.Dayjs | undefined {
  if (typeof instant !== 'string' && typeof instant !== 'number' && !(instant instanceof Date)) return undefined;
  if (instant === '') return undefined;
  const parsed = dayjs(instant);
  // Its `isValid` writes the whole date out, a dozen times slower.
  return Number.isNaN(parsed.valueOf()) ? undefined : parsed;
}

function show(instant: unknown, pattern: string): string {
  const at = moment(instant);
  if (!at) return noValue;
  return (offsetMinutes === undefined ? at : at.add(offsetMinutes - at.utcOffset(), 'minute')).format(pattern);
}

/** For `<time datetime>`: ISO 8601 UTC; undefined when there is no date. */
export const isoInstant = (instant: unknown): string | undefined => moment(instant)?.toISOString();

/** DD/MM/YYYY HH:mm:ss in the member's time zone, Gregorian year; a dash for no date. */
export const formatDateTime = (instant: unknown): string => show(instant, 'DD/MM/YYYY HH:mm:ss');

/** DD/MM/YYYY in the member's time zone: a day, also to compare days by; a dash for no date. */
export const formatDate = (instant: unknown): string => show(instant, 'DD/MM/YYYY');

/** HH:mm:ss in the member's time zone, for chat; a dash for no date. */
export const formatTime = (instant: unknown): string => show(instant, 'HH:mm:ss');

/** Units of relative times, in seconds. */
const units = [
  ['years', 31_536_000],
  ['months', 2_592_000],
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/**
 * How long ago, in the largest unit that fits ("3 minutes ago"). The present and the future (a clock that runs ahead)
 * are "just now"; a dash for no date. `t` is the translator of namespace `common`, `now` in milliseconds.
 */
export function formatRelative(instant: unknown, now: number, t: TFunction<'common'>): string {
  const then = moment(instant);
  if (!then) return noValue;
  const seconds = Math.floor((now - then.valueOf()) / 1000);
  for (const [unit, size] of units) {
    if (seconds >= size) return t(`ago.${unit}`, { count: Math.floor(seconds / size) });
  }
  return t('ago.now');
}
