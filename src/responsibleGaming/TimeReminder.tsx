import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { toBaht } from '@/lib/money';
import { openModal } from '@/overlays/useModals';
import * as css from './activity.css';
import { formatDuration } from './duration';
import { entriesOf } from './readBack';
import { sumsOf } from './sums';
import { timeToday } from './timeLog';
import { useTime } from './timeRecords';
import { useHistory } from './useHistory';

const dayMs = 86_400_000;

interface TimeReminderProps {
  memberId: string;
  onClose: () => void;
  onLogOut: () => void;
}

/**
 * Shows today's counted time or the time since the last reminder, the net amount of the last 24 hours, and three
 * actions.
 */
export function TimeReminder({ memberId, onClose, onLogOut }: TimeReminderProps) {
  const { t } = useTranslation('activity');
  const { days, isCounted, sinceReminder = 0 } = useTime(memberId);
  const [now] = useState(serverNow);
  const span = { from: now - dayMs, to: now + 1 };
  const { history, state } = useHistory(span.from);
  const { app, games } = timeToday(days, now);
  return (
    <Dialog
      open
      shape="card"
      size="sm"
      title={t('reminder.dialog')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('reminder.goOn')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onClose();
              openModal('play');
            }}
          >
            {t('reminder.see')}
          </Button>
          <Button variant="quiet" onClick={onLogOut}>
            {t('reminder.logout')}
          </Button>
        </>
      }
    >
      <div className={css.closed}>
        <p>
          {isCounted
            ? t('reminder.today', { app: formatDuration(app, t), games: formatDuration(games, t) })
            : t('reminder.since', { time: formatDuration(sinceReminder, t) })}
        </p>
        <p>
          <span>{t('reminder.net')}</span>{' '}
          <Amount
            value={state === 'read' ? toBaht(sumsOf(entriesOf(history), span).net) : undefined}
            signed
            size="large"
          />
        </p>
      </div>
    </Dialog>
  );
}
