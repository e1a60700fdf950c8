import { formatDateTime, formatTime, isoInstant } from '@/i18n/formatTime';
import { time } from './DateTime.css';

interface DateTimeProps {
  /** ISO 8601 from the API, a timestamp in ms or a Date. Any other value shows a dash. */
  value: unknown;
  /** `time` shows only HH:mm:ss, for chat. Default: `full`. */
  part?: 'full' | 'time';
  /** Class for layout, not for appearance. */
  className?: string;
}

/** The exact time of an entry as DD/MM/YYYY HH:mm:ss in the device's time zone. For its age use `RelativeTime`. */
export function DateTime({ value, part = 'full', className }: DateTimeProps) {
  return (
    <time dateTime={isoInstant(value)} translate="no" className={[time, className].filter(Boolean).join(' ')}>
      {part === 'time' ? formatTime(value) : formatDateTime(value)}
    </time>
  );
}
