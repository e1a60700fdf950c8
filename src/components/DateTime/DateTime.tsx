import { formatDateTime, formatTime, isoInstant } from '@/i18n/format';
import { time } from './DateTime.css';

interface DateTimeProps {
  /** ISO 8601 as the wire has it, milliseconds or a Date; anything else shows a dash. */
  value: unknown;
  /** `time` is HH:mm:ss alone, for chat. */
  part?: 'full' | 'time';
  /** For the place it has, not for its look. */
  className?: string;
}

/**
 * DD/MM/YYYY HH:mm:ss in the member's time zone. For the exact time of an entry; how long ago it was
 * is a `RelativeTime`.
 */
export function DateTime({ value, part = 'full', className }: DateTimeProps) {
  return (
    <time dateTime={isoInstant(value)} translate="no" className={[time, className].filter(Boolean).join(' ')}>
      {part === 'time' ? formatTime(value) : formatDateTime(value)}
    </time>
  );
}
