import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useReadCache } from '@/api/client/useReadCache';
import type { RunOptions } from '@/api/commands/command';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { useCommand } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { useIsMounted } from '@/lib/react/useIsMounted';
import type { Done } from './DoneDialog';
import { getCommandTitle, getEarlierTexts, getNoticeText } from './outcomeText';
import { useKnownRows } from './useKnownRows';

/** The outcome of a money command, as its dialog shows it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  /** Default: "Success" or "Error" in the reader's language. The tone `info` needs its own title. */
  title?: string;
  text: string;
  /** The money that a successful command has moved. The dialog shows it with the balances read after the command. */
  done?: Done;
  /** True if the result is unknown. After the member closes the dialog, the app then reads the balances again. */
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
  /** Sends exactly the same request again. For a question, sends it as a new command. */
  retry?: () => unknown;
}

/** Refusal codes that mean that an active bonus blocks the command. */
const bonusCodes: readonly unknown[] = ['BONUS_CONDITION', 'BONUS_REMAINING'];
export const isBonusCode = (code: unknown): boolean => bonusCodes.includes(code);

/** Returns whether an error is a definitive refusal of this request. */
export const isRefusal = ({ isOutcomeUnknown, kind }: ApiError): boolean =>
  !isOutcomeUnknown && !['unconfirmed', 'inFlight', 'settled', 'unrecorded'].includes(kind);

/** A screen's options for a failed command. */
export interface FailOptions extends Pick<Outcome, 'retry'> {
  /** Returns the text of a refusal. Default: `errorText`. */
  explain?: (error: ApiError) => string;
  /** True if the member is already on the bonus page, so that the dialog does not link to it. */
  atBonus?: boolean;
}

interface Options {
  /** Reloads the modal's other money data after the member closes the dialog of an unknown outcome. */
  reload?: () => unknown;
  /** Called with true when there is an outcome to read, and with false when it is dismissed. */
  onOutcome?: (isShown: boolean) => void;
}

/**
 * Handles the outcome of a command that moves money, coins or a bonus: succeeded, refused or unknown. `OutcomeDialog`
 * shows it.
 *
 * Reloads the wallet after every success and failure. Treats a lost response as "result unknown": never as a plain
 * failure, and never with an automatic retry. If the modal or page is unmounted by then, a toast shows the outcome.
 */
export function useOutcome({ reload, onOutcome }: Options = {}) {
  const { t } = useTranslation('money');
  const { renew } = useReadCache();
  const [outcome, setOutcome] = useState<Outcome>();
  const isMounted = useIsMounted();

  const show = (next: Outcome) => {
    if (isMounted.current) {
      setOutcome(next);
      onOutcome?.(true);
    } else toast[next.tone](next.text);
  };
  return {
    outcome,
    /** Shows any outcome: in the dialog, or in a toast after unmounting. */
    show,
    dismiss: () => {
      // The backend may have finished the unknown command by now.
      if (outcome?.isUnknown) {
        renew(getWallet);
        void reload?.();
      }
      setOutcome(undefined);
      onOutcome?.(false);
    },
    /** Shows a success. `text` says what was done, and `done` what was moved. */
    succeed: (text: string, done?: Done) => {
      // The dialog of `done` reads the wallet itself.
      if (!done || !isMounted.current) renew(getWallet);
      show({ tone: 'success', text, done });
    },
    fail: (error: ApiError, { explain = errorText, atBonus = false, retry }: FailOptions = {}) => {
      renew(getWallet);
      const { kind, command } = error;
      if (isRefusal(error)) {
        return show({ tone: 'error', text: explain(error), toBonus: !atBonus && isBonusCode(error.code) });
      }
      if (!command) {
        const text = kind === 'settled' ? t('notStored') : errorText(error);
        return show({ tone: 'info', title: t('unknown'), text, isUnknown: true });
      }
      if (kind === 'unrecorded') {
        const text = t('unrecorded.text', { what: getCommandTitle(command) });
        return show({ tone: 'info', title: t('unrecorded.title'), text, question: 'unrecorded', retry });
      }
      if (kind === 'unconfirmed' || kind === 'inFlight') {
        const text = t(kind === 'inFlight' ? 'inFlight.text' : 'earlier.text', getEarlierTexts(command));
        return show({ tone: 'info', title: t('earlier.title'), text, question: 'earlier', command, retry });
      }
      show({
        tone: 'info',
        title: t('unknown'),
        text: getNoticeText(command),
        isUnknown: true,
        command,
        retry: kind === 'settled' ? undefined : retry,
      });
    },
  };
}

interface MoneyOptions<C extends Call> extends Omit<FailOptions, 'retry'> {
  /** Called after a definitive success, of the first request or of a retry. */
  onSuccess: (response: ResponseOf<C>, args: Args<C>) => unknown;
  /** Called for a refusal, which the dialog then does not show. The dialog shows every other failure. */
  onRefusal?: (error: ApiError) => unknown;
  /** Called if the response was lost, because the command may have been carried out. */
  onLost?: () => unknown;
  /** True while the member may send the command, so that its place is read (`useKnownRows`). Default: true. */
  isOpen?: boolean;
}

/**
 * Runs a money command and handles its outcome. `run` resolves with true after a success. It resolves with false after
 * an error, or if the command was already in flight. A retry calls the same `onSuccess` with the arguments of the
 * failed request, even if the form has changed since.
 */
export function useMoneyCommand<C extends Call>(
  call: C,
  { fail }: Pick<ReturnType<typeof useOutcome>, 'fail'>,
  { onSuccess, onRefusal, onLost, isOpen, ...options }: MoneyOptions<C>,
): { run: (args: Args<C>, options?: RunOptions) => Promise<boolean>; isRunning: boolean } {
  const getKnown = useKnownRows(call, isOpen);
  const finish = async (response: ResponseOf<C> | undefined, args: Args<C>): Promise<boolean> => {
    if (response === undefined) return false;
    await onSuccess(response, args);
    return true;
  };
  const { run, isRunning } = useCommand(call, (error, retry, args) => {
    if (onRefusal && isRefusal(error)) return void onRefusal(error);
    if (error.isOutcomeUnknown) onLost?.();
    void fail(error, { ...options, retry: async () => finish(await retry(), args) });
  });
  return {
    run: async (args, options) => finish(await run(args, { ...options, known: getKnown(args.params) }), args),
    isRunning,
  };
}
