import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import type { Intent } from '@/api/intent';
import { useIsMounted } from '@/api/useIsMounted';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { toast } from '@/components/Toast/toasts';
import { explainError } from '@/i18n/explainError';
import { investigate, takeNoteOf } from './findings';
import { isInStatement, unknownText } from './findingWords';

/** What came of a money command, as its dialog says it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  /** "Success" and "Error" in the reader's language unless told. */
  title?: string;
  text: string;
  /** The result is unknown: what shows the truth is asked again once it is taken note of. */
  isUnknown?: true;
  /** The statement has the truth. */
  toStatement?: boolean;
  /** An active bonus stands in the way: its page tells what is missing, and cancels it. */
  toBonus?: boolean;
  /** When the command was sent, by the server's clock: the statement marks what has come since. */
  sentAt?: number;
  /** What it was, while it can be found out what came of it. */
  intent?: Intent;
  /** Does it again, once it is found out that it was not done: by the same key, so that it is done once at most. */
  again?: () => unknown;
}

/** Refusals that a bonus is the reason of. */
const bonusCodes: readonly unknown[] = ['BONUS_CONDITION', 'BONUS_REMAINING'];
export const isBonusCode = (code: unknown): boolean => bonusCodes.includes(code);

/** Whether nobody knows what came of it: the answer was lost, this one's or that of an earlier try. */
export const isUnknown = ({ unknownResult, intent }: ApiError): boolean => unknownResult || intent !== undefined;

/** How a screen words a refusal of its own, and does it again after a lost answer. */
export interface Refusal extends Pick<Outcome, 'again'> {
  /** It went through after all, the member still there: what was typed for it is of no use any more. */
  onDone?: () => void;
  /** `explainError` unless told. */
  explain?: (error: ApiError) => Promise<string>;
  /** The member is on the bonus page: nothing leads there. */
  atBonus?: boolean;
}

interface Options {
  /** Asks again for what else the modal shows of the member's money. */
  reload?: () => unknown;
  /** There is something to read now, or no more. */
  onOutcome?: (isThere: boolean) => void;
}

/**
 * The outcome of a command that moves money, coins or a bonus: done, refused or unknown, said by `OutcomeDialog`.
 * Whatever came of it, the wallet is read again; a lost answer is "result unknown", never a plain failure and never an
 * automatic repeat. Should the modal or page be gone by then, a toast says it.
 */
export function useOutcome({ reload, onOutcome }: Options = {}) {
  const { t } = useTranslation('money');
  const { renew } = useReadCache();
  const [outcome, setOutcome] = useState<Outcome>();
  const isMounted = useIsMounted();

  const tell = (told: Outcome) => {
    if (isMounted.current) {
      setOutcome(told);
      onOutcome?.(true);
    } else toast[told.tone](told.text);
  };

  return {
    outcome,
    /** Says what is neither a success nor a failure. */
    tell,
    dismiss: () => {
      // By now the books may have caught up with what was not known.
      if (outcome?.isUnknown) {
        renew(getWallet);
        void reload?.();
      }
      if (outcome?.intent) takeNoteOf(outcome.intent.key);
      setOutcome(undefined);
      onOutcome?.(false);
    },
    /** `text`: what was done. */
    succeed: (text: string) => {
      renew(getWallet);
      tell({ tone: 'success', text });
    },
    fail: async (error: ApiError, { explain = explainError, atBonus = false, again, onDone }: Refusal = {}) => {
      renew(getWallet);
      const { intent, sentAt, unknownResult } = error;
      if (!isUnknown(error)) {
        return tell({ tone: 'error', text: await explain(error), toBonus: !atBonus && isBonusCode(error.code) });
      }
      // Said at once, with words that are here already: nothing may be tapped again in between.
      const text = unknownText(intent?.kind);
      const toStatement = unknownResult && isInStatement(intent?.kind);
      if (intent) {
        void investigate(intent).then((found) => {
          if (found?.stage === 'done' && isMounted.current) onDone?.();
        });
      }
      tell({ tone: 'info', title: t('unknown'), text, isUnknown: true, toStatement, sentAt, intent, again });
    },
  };
}
