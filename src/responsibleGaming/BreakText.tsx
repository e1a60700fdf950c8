import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { useWake } from '@/components/RelativeTime/useWake';
import { formatDateTime } from '@/i18n/formatTime';
import { formatDuration } from './duration';

const minute = 60_000;

/** Shows when a break ends, and the time left. `until` is in ms by the server's clock. */
export function BreakText({ until }: { until: number }) {
  const { t } = useTranslation('activity');
  const left = until - serverNow();
  useWake(left > 0 ? left % minute || minute : Number.POSITIVE_INFINITY);
  // Round up, so that the text never says 0 minutes.
  const text = formatDuration(Math.ceil(left / minute) * minute, t);
  return (
    <p role="timer" aria-live="off">
      {t('break.running', { time: formatDateTime(until), left: text })}
    </p>
  );
}
