import { useRef, useState } from 'react';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useReadCache } from '@/api/client/useReadCache';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { useIsMounted } from '@/lib/react/useIsMounted';
import type { Done } from './DoneDialog';

/** The outcome of a money command, as its dialog shows it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  /** Default: "Success" or "Error" in the reader's language. The tone `info` needs its own title. */
  title?: string;
  text: string;
  /** The money that a successful command has moved. The dialog shows it with the balances read after the command. */
  done?: Done;
  /** True if the result is unknown. */
  isUnknown?: true;
  /**
   * Set if the dialog asks the member to confirm the command, which `retry` then sends. `earlier`: an earlier command
   * has no result. `unrecorded`: the device cannot store the command.
   */
  question?: 'earlier' | 'unrecorded';
  /**
   * True if an active bonus blocks the command. The dialog then links to the bonus page, where the member can cancel
   * the bonus.
   */
  toBonus?: boolean;
  /** The stored command that the dialog is about. For a question, the earlier command. */
  command?: PendingCommand;
  /** Closes the dialog and sends exactly the same request again. For a question, sends it as a new command. */
  retry?: () => unknown;
  /** Reads again what the command changes, because its result may have come in another way. */
  renew?: () => unknown;
}

/** Refusal codes that mean that an active bonus blocks the command. */
const bonusCodes: readonly unknown[] = ['BONUS_CONDITION', 'BONUS_REMAINING'];
export const isBonusCode = (code: unknown): boolean => bonusCodes.includes(code);

/** A screen's options for a refused command. */
export interface RefuseOptions {
  /** Returns the text of a refusal. Default: `errorText`. */
  explain?: (error: ApiError) => string;
  /** True if the member is already on the bonus page, so that the dialog does not link to it. */
  atBonus?: boolean;
}

interface Options {
  /** Called with true when there is an outcome to read, and with false when it is dismissed. */
  onOutcome?: (isShown: boolean) => void;
}

/**
 * Holds the outcome of a view's money commands, which `OutcomeDialog` shows. If the modal or page is unmounted by then, a
 * toast shows it.
 */
export function useOutcome({ onOutcome }: Options = {}) {
  const { renew } = useReadCache();
  const [outcome, setOutcome] = useState<Outcome>();
  const isMounted = useIsMounted();
  /** True if the dialog reads the wallet itself, to show the new balances. */
  const isWalletRead = useRef(false);

  const hide = () => {
    setOutcome(undefined);
    onOutcome?.(false);
  };
  /** Shows any outcome: in the dialog, or in a toast after unmounting. */
  const show = (next: Outcome) => {
    if (!isMounted.current) return toast[next.tone](next.text);
    const retry = () => {
      hide();
      return next.retry?.();
    };
    setOutcome(next.retry ? { ...next, retry } : next);
    onOutcome?.(true);
  };
  return {
    outcome,
    show,
    dismiss: () => {
      // The backend may have finished the unknown command by now.
      if (outcome?.isUnknown) void outcome.renew?.();
      hide();
    },
    /** Shows a success. `text` says what was done, and `done` what was moved. */
    succeed: (text: string, done?: Done) => {
      isWalletRead.current = done !== undefined && isMounted.current;
      show({ tone: 'success', text, done });
    },
    refuse: (error: ApiError, { explain = errorText, atBonus = false }: RefuseOptions = {}) =>
      show({ tone: 'error', text: explain(error), toBonus: !atBonus && isBonusCode(error.code) }),
    /** Reads the wallet after the end of a command. Resolves after the response. */
    renewWallet: (): Promise<unknown> => {
      const isRead = isWalletRead.current;
      isWalletRead.current = false;
      return isRead ? Promise.resolve() : renew(getWallet);
    },
  };
}
