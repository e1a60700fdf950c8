import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearBonus } from '@/api/bonus';
import { useCommand } from '@/api/useCommand';
import { useIsMounted } from '@/api/useIsMounted';
import type { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { toast } from '@/components/Toast/toasts';
import { explainError, explainMessage } from '@/i18n/explainError';
import { isUnknown } from '@/outcome/useOutcome';

/**
 * Cancels the active bonus. What the server says of it is told, own words only where it says nothing; a refusal is the
 * dialog of its own.
 */
export function useCancelBonus({ renewAll, refuse, succeed }: ReturnType<typeof useBonusOutcome>) {
  const { t } = useTranslation('bonus');
  const [refusal, setRefusal] = useState('');
  const isMounted = useIsMounted();
  const { run, isRunning } = useCommand(clearBonus, async (error) => {
    if (isUnknown(error)) return refuse(error, { again: cancel });
    renewAll();
    const words = await explainError(error);
    if (isMounted.current) setRefusal(words);
    else toast.error(words);
  });
  const cancel = async () => {
    const answer = await run({});
    if (!answer) return;
    renewAll();
    succeed((await explainMessage(answer.message)) || t('cancel.doneText'));
  };
  return {
    isRunning,
    run: cancel,
    /** Why it was refused; `''` while there is nothing to say. */
    refusal,
    dismiss: () => setRefusal(''),
  };
}
