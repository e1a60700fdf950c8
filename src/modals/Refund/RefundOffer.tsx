import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/refund';
import { useCommand } from '@/api/useCommand';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Html } from '@/components/Html/Html';
import { TextLink } from '@/components/TextLink/TextLink';
import { toast } from '@/components/Toast/toasts';
import { formatAmount, noValue } from '@/i18n/format';
import { paths } from '@/lib/paths';
import { OutcomeDialog } from '@/modals/OutcomeDialog';
import { useOutcome } from '@/modals/useOutcome';
import * as css from './RefundModal.css';

interface RefundOfferProps {
  check: RefundCheck;
  /** Something was received or moved: ask again. */
  onChange: () => void;
}

const figure = (percent: number) => (Number.isFinite(percent) ? percent : noValue);

/**
 * The refund, and taking it in two steps: received, then into the wallet after a confirmation. Only if there is one and
 * no bonus blocks it (spec section 4).
 */
export function RefundOffer({ check, onChange }: RefundOfferProps) {
  const { t } = useTranslation('refund');
  const { t: tMoney } = useTranslation('money');
  const [asking, setAsking] = useState(false);
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: onChange });
  const receive = useCommand(receiveRefund, fail);
  const add = useCommand(addRefundToWallet, fail);
  const blocked = !check.result || check.bonus;
  const amount = formatAmount(check.refundAmount);

  const onReceive = async () => {
    const answer = await receive.run({});
    onChange();
    if (!answer) return;
    toast.success(t('received'));
    setAsking(true);
  };
  const onAdd = async () => {
    const answer = await add.run({});
    setAsking(false);
    onChange();
    if (answer) succeed(t('done'), t('doneText', { amount }));
  };

  return (
    <Card look="sunken" className={css.offer}>
      <p className={css.muted}>{t('amount')}</p>
      <Amount value={check.refundAmount} size="display" />
      <p className={css.muted}>
        {t('rates', { success: figure(check.refundSuccess), fail: figure(check.refundFail) })}
      </p>
      {check.info ? <Html html={check.info} /> : null}
      {blocked ? (
        <div className={css.note} role="status">
          <p>{check.bonus ? t('bonusBlocks') : t('nothing')}</p>
          {check.bonus ? (
            <TextLink to={paths.bonus} alone>
              {tMoney('openBonus')}
            </TextLink>
          ) : null}
        </div>
      ) : null}
      <div className={css.actions}>
        <Button disabled={blocked} busy={receive.isRunning} onClick={() => void onReceive()}>
          {t('receive')}
        </Button>
        <Button look="quiet" disabled={blocked || receive.isRunning} onClick={() => setAsking(true)}>
          {t('toWallet')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('confirmTitle')}
        confirmLabel={t('toWallet')}
        onConfirm={onAdd}
        onClose={() => setAsking(false)}
      >
        {t('confirmText', { amount })}
      </ConfirmDialog>
      <OutcomeDialog outcome={outcome} onClose={dismiss} />
    </Card>
  );
}
