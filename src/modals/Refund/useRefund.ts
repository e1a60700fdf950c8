import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/refund';
import { useCommand } from '@/api/useCommand';
import { toast } from '@/components/Toast/toasts';
import { explainMessage } from '@/i18n/explainError';
import { formatAmount } from '@/i18n/format';
import { useOutcome } from '@/outcome/useOutcome';
import { refundStep, type SeenRefund } from './refundStep';

/** Takes a refund in its steps. `onChange` reads the check and the log again after each command. */
export function useRefund(check: RefundCheck, onChange: () => void) {
  const { t } = useTranslation('refund');
  const [seen, setSeen] = useState<SeenRefund>({});
  const [isAsking, setIsAsking] = useState(false);
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: onChange });

  const receiving = useCommand(receiveRefund, (error: ApiError) => void fail(error, { again: receive }));
  const moving = useCommand(addRefundToWallet, (error: ApiError) => {
    // It was transferred before, perhaps on another phone.
    if (error.code === 'NO_REFUND') setSeen({});
    void fail(error, { again: move, onDone: () => finish() });
  });

  const step = refundStep(check, seen);
  const amount = seen.received ?? check.refundAmount;

  /** The first step; the second one is asked for at once. */
  const receive = async (): Promise<void> => {
    const answer = await receiving.run({});
    if (answer) {
      setSeen({ received: check.refundAmount });
      setIsAsking(true);
      toast.success((await explainMessage(answer.message)) || t('received'));
    }
    onChange();
  };

  const finish = () => setSeen({ moved: amount });
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
    /** Whether this visit has seen that the refund was received. */
    isReceived: seen.received !== undefined,
    /** Amount in baht: what the next step takes or, once transferred, what was transferred. */
    amount: step === 'moved' ? (seen.moved ?? 0) : amount,
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
