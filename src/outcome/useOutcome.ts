import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useIsMounted } from '@/api/client/useIsMounted';
import { useReadCache } from '@/api/client/useReadCache';
import type { RunOptions } from '@/api/commands/command';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { useCommand } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { earlierOf, isInStatement, unknownText } from './outcomeText';
import { acknowledge, reconcileCommand } from './reconciliations';

/** The outcome of a money command, as its dialog shows it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  /** Default: "Success" or "Error" in the reader's language. */
  title?: string;
  text: string;
  /** The result is unknown. After the member closes the dialog, the app reads the balances again. */
  isUnknown?: true;
  /**
   * An earlier command without a result blocks this one. The dialog asks the member to confirm; `retry` then sends the
   * new one.
   */
  isQuestion?: true;
  /** True if the dialog links to the statement. Default: false. */
  toStatement?: boolean;
  /** An active bonus blocks the command. The dialog links to the bonus page, where the member can cancel it. */
  toBonus?: boolean;
  /** When the command was sent, in ms by the server's clock. The statement marks entries after that time. */
  sentAt?: number;
  /** The stored command whose outcome this is. */
  command?: PendingCommand;
  /** Sends exactly the same request again. */
  retry?: () => unknown;
}

/** Refusal codes that mean that an active bonus blocks the command. */
const bonusCodes: readonly unknown[] = ['BONUS_CONDITION', 'BONUS_REMAINING'];
export const isBonusCode = (code: unknown): boolean => bonusCodes.includes(code);

/** Returns whether an error is a definitive refusal of this request. */
export const isRefusal = ({ isOutcomeUnknown, kind }: ApiError): boolean =>
  !isOutcomeUnknown && kind !== 'unconfirmed' && kind !== 'inFlight' && kind !== 'settled';

/** A screen's text for a refusal, and its callbacks. */
export interface FailOptions extends Pick<Outcome, 'retry'> {
  /**
   * Called if reconciliation shows that the command has succeeded, to discard the form's input. Not called after
   * unmounting.
   */
  onReconciled?: () => void;
  /** Returns the text of a refusal. Default: `errorText`. */
  explain?: (error: ApiError) => string;
  /** True if the member is already on the bonus page, so that the dialog does not link to it. */
  atBonus?: boolean;
}

interface Options {
  /** Reloads other money data that the modal shows. */
  reload?: () => unknown;
  /** Called with true when there is an outcome to read, and with false when it is dismissed. */
  onOutcome?: (isThere: boolean) => void;
}

/**
 * Handles the outcome of a command that moves money, coins or a bonus: succeeded, refused or unknown. `OutcomeDialog`
 * shows it.
 *
 * The wallet is always reloaded. A lost response is "result unknown": never a plain failure, never an automatic retry.
 * If the modal or page is unmounted by then, a toast shows the outcome.
 */
export function useOutcome({ reload, onOutcome }: Options = {}) {
  const { t } = useTranslation('money');
  const { renew } = useReadCache();
  const [outcome, setOutcome] = useState<Outcome>();
  const isMounted = useIsMounted();

  const tell = (next: Outcome) => {
    if (isMounted.current) {
      setOutcome(next);
      onOutcome?.(true);
    } else toast[next.tone](next.text);
  };
  /** Shows what is known about a stored command, and reconciles it. */
  const follow = (command: PendingCommand, more: Partial<Outcome> = {}, onReconciled?: () => void) => {
    const { kind, sentAt } = command;
    void reconcileCommand(command).then((result) => {
      if (result?.stage === 'succeeded' && isMounted.current) onReconciled?.();
    });
    const toStatement = isInStatement(kind);
    tell({
      tone: 'info',
      title: t('unknown'),
      text: unknownText(kind),
      isUnknown: true,
      toStatement,
      sentAt,
      command,
      ...more,
    });
  };

  return {
    outcome,
    /** Shows any outcome: in the dialog, or in a toast after unmounting. */
    tell,
    follow,
    dismiss: () => {
      // The backend may have finished the unknown command by now.
      if (outcome?.isUnknown) {
        renew(getWallet);
        void reload?.();
      }
      if (outcome?.command) acknowledge(outcome.command.key);
      setOutcome(undefined);
      onOutcome?.(false);
    },
    /** Shows a success. `text` says what was done. */
    succeed: (text: string) => {
      renew(getWallet);
      tell({ tone: 'success', text });
    },
    fail: (error: ApiError, { explain = errorText, atBonus = false, retry, onReconciled }: FailOptions = {}) => {
      renew(getWallet);
      const { kind, command, sentAt } = error;
      if (isRefusal(error)) {
        return tell({ tone: 'error', text: explain(error), toBonus: !atBonus && isBonusCode(error.code) });
      }
      if (command && kind === 'unconfirmed') {
        const text = t('earlier.text', earlierOf(command));
        return tell({ tone: 'info', title: t('earlier.title'), text, isQuestion: true, command, retry });
      }
      if (command && kind === 'inFlight') {
        return tell({ tone: 'info', title: t('inFlight.title'), text: t('inFlight.text', earlierOf(command)) });
      }
      if (command) return follow(command, kind === 'settled' ? {} : { retry }, onReconciled);
      const isListed = error.affectsMoney;
      tell({
        tone: 'info',
        title: t('unknown'),
        text: unknownText(undefined),
        isUnknown: true,
        toStatement: isListed,
        sentAt,
      });
    },
  };
}

interface MoneyOptions<C extends Call> extends Omit<FailOptions, 'retry'> {
  /** Called after a definitive success, of the first request or of a retry. */
  onSuccess: (response: ResponseOf<C>, args: Args<C>) => unknown;
  /** Handles a refusal itself. The dialog handles every other failure. */
  onRefusal?: (error: ApiError) => unknown;
  /** Called if the response was lost, because the command may have been carried out. */
  onLost?: () => unknown;
}

/**
 * Runs a money command and handles its outcome. `run` resolves with true after a success, and with false after any
 * error. A retry calls the same `onSuccess` with the arguments of the failed request, even if the form has changed
 * since.
 */
export function useMoneyCommand<C extends Call>(
  call: C,
  { fail }: Pick<ReturnType<typeof useOutcome>, 'fail'>,
  { onSuccess, onRefusal, onLost, ...options }: MoneyOptions<C>,
): { run: (args: Args<C>, options?: RunOptions) => Promise<boolean>; isRunning: boolean } {
  const deal = async (response: ResponseOf<C> | undefined, args: Args<C>): Promise<boolean> => {
    if (response === undefined) return false;
    await onSuccess(response, args);
    return true;
  };
  const { run, isRunning } = useCommand(call, (error, retry, args) => {
    if (onRefusal && isRefusal(error)) return void onRefusal(error);
    if (error.isOutcomeUnknown) onLost?.();
    void fail(error, { ...options, retry: async () => deal(await retry(), args) });
  });
  return { run: async (args, options) => deal(await run(args, options), args), isRunning };
}
