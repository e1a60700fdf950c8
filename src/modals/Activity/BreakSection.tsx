import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { formatDateTime } from '@/i18n/formatTime';
import { dayMs } from '@/lib/time';
import { BreakText } from '@/responsibleGaming/BreakText';
import { updateRecord, useRecord } from '@/responsibleGaming/records';
import * as css from './ActivityModal.css';

const lengths = { day: dayMs, week: 7 * dayMs } as const;

/** Starts a break on this device, after a confirmation. While a break runs, shows the time left. */
export function BreakSection({ memberId }: { memberId: string }) {
  const { t } = useTranslation('activity');
  const { breakUntil = 0 } = useRecord(memberId);
  const [lengthToConfirm, setLengthToConfirm] = useState<keyof typeof lengths>();
  const now = serverNow();
  const until = lengthToConfirm ? now + lengths[lengthToConfirm] : 0;
  const start = () => {
    updateRecord(memberId, (record) => ({ ...record, breakUntil: until }), serverNow());
    setLengthToConfirm(undefined);
  };
  return (
    <Card as="section" className={css.section} aria-labelledby="activity-break">
      <h3 id="activity-break" className={css.sectionTitle}>
        {t('break.title')}
      </h3>
      <p className={css.muted}>{t('break.lead')}</p>
      {breakUntil > now ? (
        <BreakText until={breakUntil} />
      ) : (
        <div className={css.actions}>
          {(['day', 'week'] as const).map((length) => (
            <Button key={length} variant="quiet" onClick={() => setLengthToConfirm(length)}>
              {t(`break.${length}`)}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        open={lengthToConfirm !== undefined}
        title={t('break.ask', { length: lengthToConfirm ? t(`break.${lengthToConfirm}`) : '' })}
        confirmLabel={t('break.start')}
        onConfirm={start}
        onClose={() => setLengthToConfirm(undefined)}
      >
        {t('break.askText', { time: formatDateTime(until) })}
      </ConfirmDialog>
    </Card>
  );
}
