import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/refund';
import { useCommand } from '@/api/useCommand';
import { toast } from '@/components/Toast/toasts';
import { explainMessage } from '@/i18n/explainError';
import { formatAmount } from '@/i18n/format';
import { isUnknown, useOutcome } from '@/outcome/useOutcome';
import { keepReceivedRefund, type ReceivedRefund, receivedRefund, refundStep } from './refundSteps';

/** Taking a refund in its three steps; `onChange`: something was received or moved, so ask again. */
export function useRefund(memberId: string, check: RefundCheck, onChange: () => void) {
  const { t } = useTranslation('refund');
  const [received, setReceived] = useState(() => receivedRefund(memberId));
  /** Baht. */
  const [moved, setMoved] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: onChange });

  const remember = (next: ReceivedRefund | undefined) => {
    keepReceivedRefund(memberId, next);
    setReceived(next);
  };
  const receiving = useCommand(receiveRefund, (error: ApiError) => {
    if (isUnknown(error)) remember({ amount: check.refundAmount, isUnsure: true });
    void fail(error, { again: receive });
  });
  const moving = useCommand(addRefundToWallet, (error: ApiError) => {
    // It has been moved before, on another device perhaps.
    if (error.code === 'NO_REFUND') remember(undefined);
    void fail(error, { again: move, onDone: () => finish() });
  });

  const step = refundStep(check, received, moved !== undefined);
  const amount = step === 'move' ? (received?.amount ?? check.refundAmount) : check.refundAmount;

  /** The first step; the second one is asked for at once. */
  const receive = async (): Promise<void> => {
    const answer = await receiving.run({});
    if (answer) {
      remember({ amount: check.refundAmount });
      setMoved(undefined);
      setIsAsking(true);
      toast.success((await explainMessage(answer.message)) || t('received'));
    }
    onChange();
  };

  const finish = () => {
    remember(undefined);
    setMoved(amount);
  };
  /** The second step. */
  const move = async (): Promise<void> => {
    const answer = await moving.run({});
    setIsAsking(false);
    if (answer) {
      finish();
      succeed((await explainMessage(answer.message)) || t('doneText', { amount: formatAmount(amount) }));
    }
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
    outcome,
    dismiss,
    receive,
    move,
  };
}
