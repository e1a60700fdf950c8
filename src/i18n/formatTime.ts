import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { noValue } from './format';

let offsetMinutes: number | undefined;

/**
 * Fixes the time zone in minutes east of UTC. `undefined` restores the device's time zone. Only for stories and tests.
 */
export function fixTimeZone(minutes: number | undefined): void {
  offsetMinutes = minutes;
}

/** Parses an instant from the API (ISO 8601) or from the app (ms, Date). Returns undefined for any other value. */
function parseInstant(instant: unknown): dayjs.Dayjs | undefined {
  if (typeof instant !== 'string' && typeof instant !== 'number' && !(instant instanceof Date)) return undefined;
  if (instant === '') return undefined;
  const date = dayjs(instant);
  // Do not use dayjs's `isValid`, which formats the whole date and is about twelve times slower.
  return Number.isNaN(date.valueOf()) ? undefined : date;
}

function formatInstant(instant: unknown, pattern: string): string {
  const date = parseInstant(instant);
  if (!date) return noValue;
  if (offsetMinutes === undefined) return date.format(pattern);
  // Shift the instant and read it in UTC. The device's own zone may change its clock between the two instants.
  const iso = new Date(date.valueOf() + offsetMinutes * 60_000).toISOString();
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = iso.split(/[-T:.]/);
  const parts: Record<string, string> = { YYYY: year, MM: month, DD: day, HH: hour, mm: minute, ss: second };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part);
}

/** Formats an instant for `<time datetime>` as ISO 8601 in UTC. Returns undefined without a valid date. */
export const isoInstant = (instant: unknown): string | undefined => parseInstant(instant)?.toISOString();

/**
 * Formats an instant as DD/MM/YYYY HH:mm:ss in the device's time zone, with the Gregorian year. Returns a dash without
 * a valid date.
 */
export const formatDateTime = (instant: unknown): string => formatInstant(instant, 'DD/MM/YYYY HH:mm:ss');

/**
 * Formats an instant as DD/MM/YYYY in the device's time zone. Also used to compare days. Returns a dash without a valid
 * date.
 */
export const formatDate = (instant: unknown): string => formatInstant(instant, 'DD/MM/YYYY');

/** Formats an instant as HH:mm:ss in the device's time zone. Returns a dash without a valid date. */
export const formatTime = (instant: unknown): string => formatInstant(instant, 'HH:mm:ss');

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
 * Formats an age in the largest unit that fits ("3 minutes ago"). A time in the present or future (by a clock that is
 * ahead) is "just now". Returns a dash without a valid date. `t` is the translator of namespace `common`; `now` is in
 * ms.
 */
export function formatRelative(instant: unknown, now: number, t: TFunction<'common'>): string {
  const date = parseInstant(instant);
  if (!date) return noValue;
  const seconds = Math.floor((now - date.valueOf()) / 1000);
  for (const [unit, size] of units) {
    if (seconds >= size) return t(`ago.${unit}`, { count: Math.floor(seconds / size) });
  }
  return t('ago.now');
}
