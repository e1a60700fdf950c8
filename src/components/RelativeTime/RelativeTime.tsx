import { useTranslation } from 'react-i18next';
import { NoValue } from '@/components/NoValue/NoValue';
import { formatDateTime, formatRelative, isoInstant } from '@/i18n/formatTime';
import { hourMs, minuteMs, secondMs } from '@/lib/time';
import { useWake } from './useWake';

interface RelativeTimeProps {
  /** ISO 8601 from the API, a timestamp in ms or a Date. Any other value shows a dash. */
  value: unknown;
  /**
   * Returns the current time in ms, to compare with `value`. Default: the device's clock, which may be wrong by hours.
   */
  clock?: () => number;
  /** Class for layout, not for appearance. */
  className?: string;
}

/**
 * Returns the time in ms until the text may change: the next full second, minute or hour of the age. At most one
 * hour, which is short enough for `setTimeout`. Returns `Infinity` without a valid date.
 */
function untilChange(iso: string | undefined, now: number): number {
  if (!iso) return Number.POSITIVE_INFINITY;
  const age = now - Date.parse(iso);
  const unit = age < minuteMs ? secondMs : age < hourMs ? minuteMs : hourMs;
  return Math.min(hourMs, unit - (age % unit));
}

/**
 * The age of something in words, such as "3 minutes ago". The text updates itself, also after the tab has slept. The
 * tooltip shows the exact date and time. If the exact time matters, use `DateTime`; for the time left, `Countdown`.
 */
export function RelativeTime({ value, clock = Date.now, className }: RelativeTimeProps) {
  const { t } = useTranslation('common');
  const now = clock();
  const iso = isoInstant(value);
  useWake(untilChange(iso, now));
  if (!iso) {
    return (
      <span className={className}>
        <NoValue />
      </span>
    );
  }
  return (
    <time dateTime={iso} title={formatDateTime(value)} className={className}>
      {formatRelative(value, now, t)}
    </time>
  );
}
