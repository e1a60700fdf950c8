import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/calls/refund';
import { walletCode } from '@/api/calls/wallet';
import { toast } from '@/components/Toast/toasts';
import { messageText } from '@/i18n/memberErrorText';
import { useMoneyCommand, useOutcome } from '@/outcome/useOutcome';
import { refundStep, type SeenRefund } from './refundStep';

export interface RefundEvents {
  /** Called to reload the data: after each command, successful or not, and after the dialog of an unknown outcome. */
  onChange: () => void;
  /** Closes the modal after the last step. */
  onClose: () => void;
}

/** Runs the steps of a refund. */
export function useRefund(check: RefundCheck, { onChange, onClose }: RefundEvents) {
  const { t } = useTranslation('refund');
  const [seen, setSeen] = useState<SeenRefund>({});
  const [isAsking, setIsAsking] = useState(false);
  const money = useOutcome({ reload: onChange });

  const receiving = useMoneyCommand(receiveRefund, money, {
    onSuccess: ({ message }) => {
      setSeen({ received: check.refundAmount });
      setIsAsking(true);
      toast.success(messageText(message) || t('received'));
    },
  });
  const moving = useMoneyCommand(addRefundToWallet, money, {
    isOpen: isAsking,
    onSuccess: ({ message }) => {
      finish();
      money.succeed(messageText(message) || t('doneText'), {
        amount,
        to: { name: t('wallet'), code: walletCode },
        onOk: onClose,
      });
    },
    onRefusal: (error) => {
      // The refund was transferred before, perhaps on another phone, so forget the received amount.
      if (error.code === 'NO_REFUND') setSeen({});
      return money.fail(error);
    },
  });

  const step = refundStep(check, seen);
  const amount = seen.received ?? check.refundAmount;

  /** Receives the refund, the first step. After a success, the confirmation of the transfer opens immediately. */
  const receive = async (): Promise<void> => {
    await receiving.run({});
    onChange();
  };

  const finish = () => setSeen({ moved: amount });
  /** Transfers the refund to the main wallet, the second step. */
  const move = async (): Promise<void> => {
    await moving.run({});
    setIsAsking(false);
    onChange();
  };

  return {
    step,
    /** True if the refund was received since the modal opened and is not transferred yet. */
    isReceived: seen.received !== undefined,
    /** The amount of the next step in baht or, after the last step, the transferred amount. */
    amount: step === 'moved' ? (seen.moved ?? 0) : amount,
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
