import { InlineError } from '@/components/InlineError/InlineError';
import { useFailureText } from '@/i18n/useFailureText';
import { useTranslation } from '@/i18n/useTranslation';
import * as css from './DepositModal.css';
import type { QrNotice } from './useQr';

/** What became of the last QR: red for the server's refusals (spec section 8), calm for the rest. */
export function QrNoticeLine({ notice }: { notice: QrNotice | undefined }) {
  const { t } = useTranslation('deposit');
  const reason = useFailureText(notice?.kind === 'refused' ? notice.failure : undefined);
  const isCalm = notice?.kind === 'expired' || notice?.kind === 'gone';
  return (
    <div className={css.notice} data-empty={notice ? undefined : true}>
      <InlineError>{notice?.kind === 'notCredited' ? t('qr.notCredited') : reason}</InlineError>
      <div role="status" className={isCalm ? css.calm : undefined}>
        {isCalm ? t(`qr.${notice.kind}`) : null}
      </div>
    </div>
  );
}
