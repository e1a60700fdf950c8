import { useTranslation } from 'react-i18next';
import { getState, type Slip } from '@/api/calls/statement';
import { Badge } from '@/components/Badge/Badge';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { formatDateTime } from '@/i18n/formatTime';
import { slipReasonText } from '@/i18n/memberErrorText';
import * as css from './SlipsModal.css';

/**
 * Failure reasons for which the image is fine, but the money may be elsewhere. Their texts refer the member to support
 * for an investigation.
 */
const supportReasons = new Set(['INVALID_ACCOUNT', 'ACCOUNT_MISMATCH', 'EXPIRED_SLIP']);

/**
 * Returns true if sending another slip can help after a failure for this reason. Also returns true for an unknown
 * reason.
 */
const canAnotherHelp = (reason: string | null): boolean => !supportReasons.has(reason ?? '');

/** The result of a slip: its state, the reason for a failure, and the next action. */
export function SlipState({ slip, onSend }: { slip: Slip; onSend: () => void }) {
  const { t } = useTranslation('slips');
  const state = getState(slip.status);
  return (
    <span className={css.state}>
      <Badge tone={state}>{t(`state.${state}`)}</Badge>
      {state === 'failed' ? (
        <span className={css.failure}>
          <span className={css.reason}>
            <SupportLink>{slipReasonText(slip.note)}</SupportLink>
          </span>
          {canAnotherHelp(slip.note) ? (
            <button type="button" className={css.lead} onClick={onSend}>
              <span>{t('another')}</span>
              <VisuallyHidden>{` ${formatDateTime(slip.createdAt)}`}</VisuallyHidden>
            </button>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}
