import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/refund';
import { toast } from '@/components/Toast/toasts';
import { explainMessage } from '@/i18n/explainError';
import { formatAmount } from '@/i18n/format';
import { useMoneyCommand, useOutcome } from '@/outcome/useOutcome';
import { keepReceivedRefund, type ReceivedRefund, receivedRefund, refundStep } from './refundSteps';

/** Taking a refund in its three steps; `onChange`: something was received or moved, so ask again. */
export function useRefund(memberId: string, check: RefundCheck, onChange: () => void) {
  const { t } = useTranslation('refund');
  const [received, setReceived] = useState(() => receivedRefund(memberId));
  /** Baht. */
  const [moved, setMoved] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const money = useOutcome({ reload: onChange });

  const remember = (next: ReceivedRefund | undefined) => {
    keepReceivedRefund(memberId, next);
    setReceived(next);
  };
  const receiving = useMoneyCommand(receiveRefund, money, {
    onSuccess: async ({ message }) => {
      remember({ amount: check.refundAmount });
      setMoved(undefined);
      setIsAsking(true);
      toast.success((await explainMessage(message)) || t('received'));
    },
    onReconciled: () => remember({ amount: check.refundAmount, isUnsure: true }),
  });
  const moving = useMoneyCommand(addRefundToWallet, money, {
    onSuccess: async ({ message }) => {
      finish();
      money.succeed((await explainMessage(message)) || t('doneText', { amount: formatAmount(amount) }));
    },
    onReconciled: () => finish(),
    onRefusal: (error) => {
      // It has been moved before, on another device perhaps.
      if (error.code === 'NO_REFUND') remember(undefined);
      return money.fail(error);
    },
  });

  const step = refundStep(check, received, moved !== undefined);
  const amount = step === 'move' ? (received?.amount ?? check.refundAmount) : check.refundAmount;

  /** The first step; the second one is asked for at once. */
  const receive = async (): Promise<void> => {
    await receiving.run({});
    onChange();
  };

  const finish = () => {
    remember(undefined);
    setMoved(amount);
  };
  /** The second step. */
  const move = async (): Promise<void> => {
    await moving.run({});
    setIsAsking(false);
    onChange();
  };

  return {
    step,
    /** Baht: of the step that is next, or what has been moved. */
    amount: step === 'moved' ? (moved ?? 0) : amount,
    isReceiving: receiving.isRunning,
    isAsking,
    ask: () => setIsAsking(true),
    stopAsking: () => setIsAsking(false),
    outcome: money.outcome,
    dismiss: money.dismiss,
    receive,
    move,
  };
}
