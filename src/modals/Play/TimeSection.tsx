import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Table } from '@/components/Table/Table';
import { formatDuration } from '@/play/duration';
import { useRecord } from '@/play/records';
import { timeThisWeek, timeToday } from '@/play/timeLog';
import * as css from './PlayModal.css';

/** Time in the app and in games, today and this week. */
export function TimeSection({ memberId, now }: { memberId: string; now: number }) {
  const { t } = useTranslation('play');
  const { days } = useRecord(memberId);
  const rows = [
    { key: 'today', ...timeToday(days, now) },
    { key: 'week', ...timeThisWeek(days, now) },
  ] as const;
  return (
    <Card as="section" className={css.section} aria-labelledby="play-time">
      <h3 id="play-time" className={css.sectionTitle}>
        {t('time.title')}
      </h3>
      <Table
        caption={t('time.title')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'when', header: t('money.part'), main: true, cell: ({ key }) => t(`time.${key}`) },
          { key: 'app', header: t('time.app'), align: 'end', cell: ({ app }) => formatDuration(app, t) },
          { key: 'games', header: t('time.games'), align: 'end', cell: ({ games }) => formatDuration(games, t) },
        ]}
      />
      <p className={css.muted}>{t('time.note')}</p>
    </Card>
  );
}
