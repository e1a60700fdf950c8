import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '@/api/calls/refund';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { TextLink } from '@/components/TextLink/TextLink';
import { formatAmount, noValue } from '@/i18n/format';
import { paths } from '@/lib/paths';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import * as css from './RefundModal.css';
import { RefundProgress } from './RefundProgress';
import { type RefundEvents, useRefund } from './useRefund';

interface RefundCardProps extends RefundEvents {
  check: RefundCheck;
}

const figure = (percent: number) => (Number.isFinite(percent) ? percent : noValue);

/**
 * The refund with its progress and the action of the current step. The member can receive the refund only with
 * `check.result` and without an active bonus. The transfer to the main wallet needs a confirmation.
 */
export function RefundCard({ check, ...events }: RefundCardProps) {
  const { t } = useTranslation('refund');
  const { t: tMoney } = useTranslation('money');
  const reasonId = useId();
  const refund = useRefund(check, events);
  const { step } = refund;
  const amount = formatAmount(refund.amount);
  const isBlocked = check.bonus || !check.result;
  const bonusLink = (
    <TextLink to={paths.bonus} alone>
      {tMoney('openBonus')}
    </TextLink>
  );
  // If true, the refund was either received earlier or is not due yet. The app cannot know which, so the text covers
  // both cases.
  const isOpen = step === 'move' && !refund.isReceived;

  return (
    <Card variant="sunken" className={css.card}>
      {isOpen ? null : <RefundProgress step={step} />}
      <p className={css.muted}>{t(`amount.${isOpen ? 'open' : step}`)}</p>
      <Amount value={refund.amount} size="display" tone={step === 'moved' ? 'in' : undefined} />
      <p className={css.muted}>
        {t('rates', { success: figure(check.refundSuccess), fail: figure(check.refundFail) })}
      </p>
      {check.info ? <SanitizedHtml html={check.info} /> : null}
      <div className={css.actions}>
        {step === 'receive' ? (
          <>
            {isBlocked ? (
              <div className={css.note}>
                <p id={reasonId}>{check.bonus ? t('bonusBlocks') : t('nothing')}</p>
                {check.bonus ? bonusLink : null}
              </div>
            ) : null}
            <Button
              fullWidth
              disabled={isBlocked}
              aria-describedby={isBlocked ? reasonId : undefined}
              busy={refund.isReceiving}
              onClick={() => void refund.receive()}
            >
              {t('receive')}
            </Button>
          </>
        ) : null}
        {step === 'move' ? (
          <>
            <div className={css.note}>
              <p>{t(isOpen ? 'maybeReceived' : 'received')}</p>
              {check.bonus ? (
                <>
                  <p>{t('bonusMayBlock')}</p>
                  {bonusLink}
                </>
              ) : null}
            </div>
            <Button fullWidth onClick={refund.ask}>
              {t('toWallet')}
            </Button>
          </>
        ) : null}
      </div>
      <ConfirmDialog
        open={refund.isAsking}
        title={t('confirmTitle')}
        confirmLabel={t('toWallet')}
        onConfirm={refund.move}
        onClose={refund.stopAsking}
      >
        {t(isOpen ? 'confirmOpen' : 'confirmText', { amount })}
      </ConfirmDialog>
      <OutcomeDialog outcome={refund.outcome} onClose={refund.dismiss} />
    </Card>
  );
}
