import { useTranslation } from 'react-i18next';
import { formatDateTime, formatRelative, isoInstant } from '@/i18n/format';
import { useWake } from './useWake';

interface RelativeTimeProps {
  /** ISO 8601 as the wire has it, milliseconds or a Date; anything else shows a dash. */
  value: unknown;
  /** The clock that `value` is by, in milliseconds. Default: the device's, whose time zone may be wrong by hours. */
  clock?: () => number;
  /** For the place it has, not for its look. */
  className?: string;
}

/** Long enough not to matter, short enough for `setTimeout`. */
const hour = 3_600_000;

/** Milliseconds until the text may change: the next second, minute or hour of its age. */
function untilChange(iso: string | undefined, now: number): number {
  if (!iso) return Number.POSITIVE_INFINITY;
  const age = now - Date.parse(iso);
  const unit = age < 60_000 ? 1000 : age < hour ? 60_000 : hour;
  return Math.min(hour, unit - (age % unit));
}

/**
 * How long ago something was; keeps itself right, also after the tab slept. The date itself is in the tooltip. Where
 * the exact time matters, use `DateTime`; for the time that is left, `Countdown`.
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
