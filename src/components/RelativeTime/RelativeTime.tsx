import { useTranslation } from 'react-i18next';
import { formatDateTime, formatRelative, isoInstant } from '@/i18n/format';
import { useWake } from './useWake';

interface RelativeTimeProps {
  /** ISO 8601 from the API, milliseconds or a Date. Anything else shows a dash. */
  value: unknown;
  /**
   * Returns the time (ms) to compare `value` with. Default: the device's clock, whose time zone may be wrong by hours.
   */
  clock?: () => number;
  /** Class for layout, not for appearance. */
  className?: string;
}

/** One hour in ms: the longest wait between updates, and short enough for `setTimeout`. */
const hour = 3_600_000;

/** Returns the milliseconds until the text may change: the next second, minute or hour of its age. */
function untilChange(iso: string | undefined, now: number): number {
  if (!iso) return Number.POSITIVE_INFINITY;
  const age = now - Date.parse(iso);
  const unit = age < 60_000 ? 1000 : age < hour ? 60_000 : hour;
  return Math.min(hour, unit - (age % unit));
}

/**
 * The age of something; updates itself, also after the tab slept. The exact date is in the tooltip. If the exact time
 * matters, use `DateTime`; for the time left, `Countdown`.
 */
export function RelativeTime({ value, clock = Date.now, className }: RelativeTimeProps) {
  const { t } = useTranslation('common');
  const now = clock();
  const iso = isoInstant(value);
  useWake(untilChange(iso, now));
  return (
    <time dateTime={iso} title={iso && formatDateTime(value)} className={className}>
      {formatRelative(value, now, t)}
    </time>
  );
}
