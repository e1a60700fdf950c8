import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Card } from '@/components/Card/Card';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { Table } from '@/components/Table/Table';
import { noteTime } from '@/responsibleGaming/clock';
import { formatDuration } from '@/responsibleGaming/duration';
import { timeThisWeek, timeToday } from '@/responsibleGaming/timeLog';
import { setCounting, useTime } from '@/responsibleGaming/timeRecords';
import * as css from './ActivityModal.css';

/**
 * A checkbox that switches time counting on and off. While counting is on, also shows the time in the app and in games,
 * today and this week.
 */
export function TimeSection({ memberId, now }: { memberId: string; now: number }) {
  const { t } = useTranslation('activity');
  const { days, isCounted = false } = useTime(memberId);
  const rows = [
    { key: 'today', ...timeToday(days, now) },
    { key: 'week', ...timeThisWeek(days, now) },
  ] as const;
  const toggle = (isOn: boolean) => {
    // Record the time until now under the old setting. Otherwise, switching on would count earlier time, and switching
    // off would lose it.
    noteTime();
    setCounting(memberId, isOn, serverNow());
  };
  return (
    <Card as="section" className={css.section} aria-labelledby="activity-time">
      <h3 id="activity-time" className={css.sectionTitle}>
        {t('time.title')}
      </h3>
      <Checkbox label={t('time.count')} checked={isCounted} onChange={toggle} />
      {isCounted ? (
        <>
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
        </>
      ) : null}
      <p className={css.muted}>{t('time.stored')}</p>
    </Card>
  );
}
