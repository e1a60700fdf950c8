import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { modalButton } from '@/overlays/modalButton';
import * as css from './Slip.css';

/** The progress of a slip. `empty` until a file is chosen. */
export type SlipStep = 'empty' | 'chosen' | 'sending' | 'sent';

/**
 * Says that a slip is uploading or has arrived. Its live region is always on the page, so that screen readers announce
 * the arrival. They read the upload from the progress bar, which gets the focus.
 */
export function SlipStatus({ step }: { step: SlipStep }) {
  const { t } = useTranslation('deposit');
  const isQuiet = step === 'empty' || step === 'chosen';
  const isSent = step === 'sent';
  return (
    <div className={css.notice} data-empty={isQuiet || undefined}>
      {step === 'sending' ? <span aria-hidden="true">{t('slip.sending')}</span> : null}
      <div className={isSent ? css.sent : undefined}>
        <div role="status">
          {isSent ? (
            <>
              <p className={css.sentTitle}>{t('slip.sent')}</p>
              <p>{t('slip.sentText')}</p>
            </>
          ) : null}
        </div>
        {isSent ? (
          <Button variant="quiet" className={css.toSlips} data-stage="sent" {...modalButton('slips')}>
            {t('slip.toSlips')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
