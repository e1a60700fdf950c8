import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { modalButton } from '@/overlays/modalButton';
import * as css from './Slip.css';

/** The progress of a slip. `empty` until a file is chosen. */
export type SlipStep = 'empty' | 'chosen' | 'sending' | 'sent';

/**
 * Says that a slip is uploading or has arrived. Its live region is always on the page, so that screen readers announce
 * the text.
 */
export function SlipStatus({ step }: { step: SlipStep }) {
  const { t } = useTranslation('deposit');
  const isQuiet = step === 'empty' || step === 'chosen';
  return (
    <div role="status" className={css.notice} data-empty={isQuiet || undefined}>
      {step === 'sending' ? <span>{t('slip.sending')}</span> : null}
      {step === 'sent' ? (
        <div className={css.sent} tabIndex={-1} data-stage="sent">
          <p className={css.sentTitle}>{t('slip.sent')}</p>
          <p>{t('slip.sentText')}</p>
          <Button variant="quiet" className={css.toSlips} aria-haspopup="dialog" {...modalButton('slips')}>
            {t('slip.toSlips')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
