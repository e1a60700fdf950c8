import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import * as css from './Slip.css';

/** The progress of an upload. `share` is from 0 to 1. At 100 % the response has not arrived yet. */
export function SlipProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation('deposit');
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <div className={css.sending}>
      <div className={css.sendingShare}>
        <progress
          className={css.bar}
          max={100}
          value={percent}
          aria-label={t('slip.sending')}
          tabIndex={-1}
          data-stage="sending"
        />
        <span className={css.percent} translate="no">
          {`${percent}%`}
        </span>
      </div>
      <Button variant="quiet" onClick={onStop}>
        {t('slip.stop')}
      </Button>
    </div>
  );
}
