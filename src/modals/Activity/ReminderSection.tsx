import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Card } from '@/components/Card/Card';
import { Chips } from '@/components/Chips/Chips';
import { updateRecord, useRecord } from '@/responsibleGaming/records';
import { restartReminder } from '@/responsibleGaming/timeRecords';
import * as css from './ActivityModal.css';

const choices = [15, 30, 60];

/** Lets the member choose the interval of the time reminder, in minutes. Default: off. */
export function ReminderSection({ memberId }: { memberId: string }) {
  const { t } = useTranslation('activity');
  const { remindEvery } = useRecord(memberId);
  const choose = (value: string) => {
    const minutes = Number(value) || undefined;
    updateRecord(memberId, (record) => ({ ...record, remindEvery: minutes }), serverNow());
    restartReminder(memberId, minutes !== undefined, serverNow());
  };
  return (
    <Card as="section" className={css.section} aria-labelledby="activity-reminder">
      <h3 id="activity-reminder" className={css.sectionTitle}>
        {t('reminder.title')}
      </h3>
      <Chips
        label={t('reminder.every')}
        showLabel
        options={[
          { value: '0', label: t('reminder.off') },
          ...choices.map((count) => ({ value: String(count), label: t('reminder.minutes', { count }) })),
        ]}
        value={String(remindEvery ?? 0)}
        onChange={choose}
      />
      <p className={css.muted}>{t('reminder.lead')}</p>
    </Card>
  );
}
