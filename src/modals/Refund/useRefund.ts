import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addRefundToWallet, type RefundCheck, receiveRefund } from '@/api/calls/refund';
import { walletCode } from '@/api/calls/wallet';
import { toast } from '@/components/Toast/toasts';
import { messageText } from '@/i18n/memberErrorText';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { getRefundStep, type RefundAmounts } from './refundStep';

export interface RefundEvents {
  /** Called to reload the data: after each command, successful or not, and after the dialog of an unknown outcome. */
  onChange: () => void;
  /** Closes the modal after the last step. */
  onClose: () => void;
}

/** Runs the steps of a refund. */
export function useRefund(check: RefundCheck, { onChange, onClose }: RefundEvents) {
  const { t } = useTranslation('refund');
  const [amounts, setAmounts] = useState<RefundAmounts>({});
  const [isAsking, setIsAsking] = useState(false);
  const money = useOutcome();

  const receiving = useMoneyCommand(receiveRefund, money, {
    onDone: ({ message }) => {
      setAmounts({ received: check.refundAmount });
      setIsAsking(true);
      toast.success(messageText(message) || t('received'));
    },
    onEnd: onChange,
  });
  const moving = useMoneyCommand(addRefundToWallet, money, {
    isOpen: isAsking,
    onDone: ({ message }) => {
      setAmounts({ moved: amount });
      money.succeed(messageText(message) || t('doneText'), {
        amount,
        to: { name: t('wallet'), code: walletCode },
        closeModal: onClose,
      });
    },
    onRefused: (error) => {
      // The refund was transferred before, perhaps on another phone, so forget the received amount.
      if (error.code === 'NO_REFUND') setAmounts({});
      money.refuse(error);
    },
    onEnd: () => {
      setIsAsking(false);
      onChange();
    },
  });

  const step = getRefundStep(check, amounts);
  const amount = amounts.received ?? check.refundAmount;

  return {
    step,
    /** True if the refund was received since the modal opened and is not transferred yet. */
    isReceived: amounts.received !== undefined,
    /** The amount of the next step in baht or, after the last step, the transferred amount. */
    amount: step === 'moved' ? (amounts.moved ?? 0) : amount,
    isReceiving: receiving.isRunning,
    isAsking,
    ask: () => setIsAsking(true),
    stopAsking: () => setIsAsking(false),
    outcome: money.outcome,
    dismiss: money.dismiss,
    /** Receives the refund, the first step. After a success, the confirmation of the transfer opens immediately. */
    receive: () => receiving.run({}),
    /** Transfers the refund to the main wallet, the second step. */
    move: () => moving.run({}),
  };
}
