import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { useWake } from '@/components/RelativeTime/useWake';
import { formatDateTime } from '@/i18n/formatTime';

const minute = 60_000;

/**
 * Formats a duration (ms), rounded down: as hours and minutes, or from 48 hours as days and hours. `t` must belong to
 * namespace `activity`.
 */
function formatDuration(ms: number, t: TFunction<'activity'>): string {
  const allMinutes = Math.floor(ms / minute);
  const [hours, minutes] = [Math.floor(allMinutes / 60), allMinutes % 60];
  if (hours >= 48) return t('daysHours', { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? t('hoursMinutes', { hours, minutes }) : t('minutes', { minutes });
}

/** Shows when a break ends, and the time left. `until` is in ms by the server's clock. */
export function BreakText({ until }: { until: number }) {
  const { t } = useTranslation('activity');
  const remainingMs = until - serverNow();
  useWake(remainingMs > 0 ? remainingMs % minute || minute : Number.POSITIVE_INFINITY);
  // Round up, so that the text never says 0 minutes.
  const text = formatDuration(Math.ceil(remainingMs / minute) * minute, t);
  return (
    <p role="timer" aria-live="off">
      {t('break.running', { time: formatDateTime(until), left: text })}
    </p>
  );
}
