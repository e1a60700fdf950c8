import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { explainError } from '@/i18n/explainError';

/** What came of a money command, as its dialog says it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  title: string;
  text: string;
  /** The result is unknown: the statement has the truth. */
  toStatement?: boolean;
}

/**
 * The outcome of a money command (spec section 8: transfer and withdraw show dialogs). Whatever came of it, the wallet
 * is read again; a lost answer is "result unknown", never a plain failure and never an automatic repeat.
 */
export function useOutcome() {
  const { t } = useTranslation('money');
  const { reload } = useRead(getWallet);
  const [outcome, setOutcome] = useState<Outcome>();

  return {
    outcome,
    dismiss: () => setOutcome(undefined),
    succeed: (title: string, text: string) => {
      void reload();
      setOutcome({ tone: 'success', title, text });
    },
    fail: async (error: ApiError) => {
      void reload();
      const text = await explainError(error);
      setOutcome(
        error.unknownResult
          ? { tone: 'info', title: t('unknown'), text, toStatement: true }
          : { tone: 'error', title: t('failed'), text },
      );
    },
  };
}
