import { formatDateTime, formatTime, isoInstant } from '@/i18n/format';
import { time } from './DateTime.css';

interface DateTimeProps {
  /** ISO 8601 from the API, milliseconds or a Date. Anything else shows a dash. */
  value: unknown;
  /** `time` is HH:mm:ss only, for chat. */
  part?: 'full' | 'time';
  /** Class for layout, not for appearance. */
  className?: string;
}

/** DD/MM/YYYY HH:mm:ss in the member's time zone. For the exact time of an entry; for its age use `RelativeTime`. */
export function DateTime({ value, part = 'full', className }: DateTimeProps) {
  return (
    <time dateTime={isoInstant(value)} translate="no" className={[time, className].filter(Boolean).join(' ')}>
      {part === 'time' ? formatTime(value) : formatDateTime(value)}
    </time>
  );
}
