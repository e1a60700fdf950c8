import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearBonus } from '@/api/calls/bonus';
import type { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { messageText } from '@/i18n/memberErrorText';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';

/**
 * Cancels the active bonus. On success, shows the server's message, or our own text if the server sends no message. The
 * page shows a refusal in `CancelBonusDialog`. After unmounting, a toast shows the refusal.
 */
export function useCancelBonus(bonusOutcome: ReturnType<typeof useBonusOutcome>) {
  const { t } = useTranslation('bonus');
  const [refusal, setRefusal] = useState('');
  const isMounted = useIsMounted();
  const { run, isRunning } = useMoneyCommand(clearBonus, bonusOutcome, {
    onDone: ({ message }) => bonusOutcome.succeed(messageText(message) || t('cancel.doneText')),
    onRefused: (error) => {
      const text = errorText(error);
      if (isMounted.current) setRefusal(text);
      else toast.error(text);
    },
    onEnd: bonusOutcome.renewAll,
  });
  return {
    isRunning,
    run: async (): Promise<void> => void (await run({})),
    /** The reason for the refusal, or `''`. */
    refusal,
    dismiss: () => setRefusal(''),
  };
}
