import { useTranslation } from 'react-i18next';
import { InlineError } from '@/components/InlineError/InlineError';
import { Spinner } from '@/components/Loader/Spinner';
import { errorText } from '@/i18n/errorText';
import * as css from '@/modals/Deposit/DepositModal.css';
import type { QrNotice } from './qrState';

/** The progress of a QR. There is no step while the form, a placeholder or a load error is shown. */
export type QrStep = 'waiting' | 'checking' | 'received' | 'credited';

interface QrStatusProps {
  step: QrStep | undefined;
  notice: QrNotice | undefined;
}

/**
 * Shows the status of the QR, or how the last QR ended. Refusals and uncredited payments are red. The live regions are
 * always on the page, so that screen readers announce each change.
 */
export function QrStatus({ step, notice }: QrStatusProps) {
  const { t } = useTranslation('deposit');
  const problem =
    notice?.kind === 'notCredited'
      ? t('qr.notCredited')
      : notice?.kind === 'refused'
        ? errorText(notice.failure)
        : undefined;
  // Once the QR may have been paid, a refusal no longer matters to the member.
  const refusal = !step || step === 'waiting' ? problem : undefined;
  const end = !step && (notice?.kind === 'expired' || notice?.kind === 'gone') ? notice.kind : undefined;
  return (
    <>
      <div className={css.notice} data-empty={refusal ? undefined : true}>
        <InlineError>{refusal}</InlineError>
      </div>
      <div className={css.notice} data-empty={step || end ? undefined : true} role="status">
        {step ? <StepText step={step} /> : null}
        {end ? <p className={css.calm}>{t(`qr.${end}`)}</p> : null}
      </div>
    </>
  );
}

function StepText({ step }: { step: QrStep }) {
  const { t } = useTranslation('deposit');
  return (
    <div className={css.paid}>
      {step === 'waiting' ? (
        <p className={css.waiting}>
          <Spinner />
          <span>{t('qr.waiting')}</span>
        </p>
      ) : (
        <>
          <p className={css.paidTitle}>{t(`qr.${step}`)}</p>
          <p className={css.muted}>{t(`qr.${step}Text`)}</p>
        </>
      )}
    </div>
  );
}
