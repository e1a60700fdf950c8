import { useTranslation } from 'react-i18next';
import { getStatements } from '@/api/calls/statement';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { formatCount } from '@/i18n/format';
import { formatDateTime } from '@/i18n/formatTime';
import { getEntries, getEntryCount, getReach } from '@/responsibleGaming/readBack';
import type { HistoryRead } from '@/responsibleGaming/useHistory';
import * as css from './ActivityModal.css';

/** The progress of reading the statement, with a button that stops, continues or retries the reading. */
export function ReadingLine({ read: { history, state, stop, resume } }: { read: HistoryRead }) {
  const { t } = useTranslation('activity');
  const total = getEntryCount(history);
  const reach = getReach(history);
  const text =
    state === 'reading'
      ? Number.isFinite(total)
        ? t('money.reading', { read: formatCount(getEntries(history).length), total: formatCount(total) })
        : t('money.readingFirst')
      : state === 'stopped'
        ? t('money.stopped')
        : history.isComplete || !Number.isFinite(reach)
          ? t('money.sourceAll')
          : t('money.source', { time: formatDateTime(reach) });
  // The count changes with each page, which is too often to say.
  const isCounting = state === 'reading';
  useAnnounced(isCounting ? t('money.readingFirst') : state === 'failed' ? '' : text, { changesOnly: true });
  if (state === 'failed') return <ErrorState call={getStatements} title={t('money.failed')} onRetry={resume} />;
  return (
    <div className={css.line}>
      <p className={css.muted}>{text}</p>
      {state === 'reading' ? (
        <Button variant="quiet" onClick={stop}>
          {t('money.stop')}
        </Button>
      ) : state === 'stopped' ? (
        <Button variant="quiet" onClick={resume}>
          {t('money.goOn')}
        </Button>
      ) : null}
    </div>
  );
}
