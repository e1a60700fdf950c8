import { NoValue } from '@/components/NoValue/NoValue';
import { formatDateTime, formatTime, isoInstant } from '@/i18n/formatTime';
import { time } from './DateTime.css';

interface DateTimeProps {
  /** ISO 8601 from the API, a timestamp in ms or a Date. Any other value shows a dash with a spoken name. */
  value: unknown;
  /** `time` shows only HH:mm:ss, for chat. Default: `full`. */
  part?: 'full' | 'time';
  /** Class for layout, not for appearance. */
  className?: string;
}

/** The exact time of an entry as DD/MM/YYYY HH:mm:ss in the device's time zone. For its age use `RelativeTime`. */
export function DateTime({ value, part = 'full', className }: DateTimeProps) {
  const instant = isoInstant(value);
  const classes = [time, className].filter(Boolean).join(' ');
  if (!instant) {
    return (
      <span className={classes}>
        <NoValue />
      </span>
    );
  }
  return (
    <time dateTime={instant} translate="no" className={classes}>
      {part === 'time' ? formatTime(value) : formatDateTime(value)}
    </time>
  );
}
