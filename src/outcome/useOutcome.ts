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
import { explainError } from '@/i18n/explainError';
import { earlierOf, isInStatement, unknownText } from './outcomeText';
import { acknowledge, reconcileCommand } from './reconciliations';

/** The outcome of a money command, as its dialog shows it. */
export interface Outcome {
  tone: 'success' | 'error' | 'info';
  /** Default: "Success" or "Error" in the reader's language. */
  title?: string;
  text: string;
  /** The result is unknown: what shows the truth is read again once the member has read this. */
  isUnknown?: true;
  /** An earlier command without a result stands in the way: the member is asked, and `retry` sends the new one. */
  isQuestion?: true;
  /** Show a link to the statement. Default: false. */
  toStatement?: boolean;
  /** An active bonus stands in the way: its page tells what is missing, and cancels it. */
  toBonus?: boolean;
  /** When the command was sent, by the server's clock: the statement marks what has come since. */
  sentAt?: number;
  /** The stored command that this is about. */
  command?: PendingCommand;
  /** Sends exactly the same request again. */
  retry?: () => unknown;
}

/** Refusals that a bonus is the reason of. */
const bonusCodes: readonly unknown[] = ['BONUS_CONDITION', 'BONUS_REMAINING'];
export const isBonusCode = (code: unknown): boolean => bonusCodes.includes(code);

/** Whether it is a plain refusal: definitive, and about this request. */
export const isRefusal = ({ isOutcomeUnknown, kind }: ApiError): boolean =>
  !isOutcomeUnknown && kind !== 'unconfirmed' && kind !== 'inFlight' && kind !== 'settled';

/** How a screen words a refusal of its own, and what else follows. */
export interface FailOptions extends Pick<Outcome, 'retry'> {
  /** It went through after all: what was typed for it is of no use any more. Only while the component is there. */
  onReconciled?: () => void;
  /** Default: `explainError`. */
  explain?: (error: ApiError) => Promise<string>;
  /** The member is on the bonus page: no link leads there. */
  atBonus?: boolean;
}

interface Options {
  /** Reads again what else the modal shows of the member's money. */
  reload?: () => unknown;
  /** There is something to read now, or no more. */
  onOutcome?: (isThere: boolean) => void;
}

/**
 * The outcome of a command that moves money, coins or a bonus: done, refused or unknown, shown by `OutcomeDialog`. The
 * wallet is read again in any case; a lost response is "result unknown", never a plain failure and never an automatic
 * repeat. If the modal or page is gone by then, a toast tells it.
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
  /** Shows what is known about a stored command, and follows it. */
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
    /** Shows what is neither a success nor a failure. */
    tell,
    follow,
    dismiss: () => {
      // By now the books may have caught up with what was unknown.
      if (outcome?.isUnknown) {
        renew(getWallet);
        void reload?.();
      }
      if (outcome?.command) acknowledge(outcome.command.key);
      setOutcome(undefined);
      onOutcome?.(false);
    },
    /** `text`: what was done. */
    succeed: (text: string) => {
      renew(getWallet);
      tell({ tone: 'success', text });
    },
    fail: async (
      error: ApiError,
      { explain = explainError, atBonus = false, retry, onReconciled }: FailOptions = {},
    ) => {
      renew(getWallet);
      const { kind, command, sentAt } = error;
      if (isRefusal(error)) {
        return tell({ tone: 'error', text: await explain(error), toBonus: !atBonus && isBonusCode(error.code) });
      }
      if (command && kind === 'unconfirmed') {
        const text = t('earlier.text', earlierOf(command));
        return tell({ tone: 'info', title: t('earlier.title'), text, isQuestion: true, command, retry });
      }
      if (command && kind === 'inFlight') {
        return tell({ tone: 'info', title: t('inFlight.title'), text: t('inFlight.text', earlierOf(command)) });
      }
      // Told at once, with texts that are here already: nothing may be tapped again in between.
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
  /** A definitive response has come, to the first request or to the same one sent again. */
  onSuccess: (response: ResponseOf<C>, args: Args<C>) => unknown;
  /** Handles a refusal in its own way; everything else goes to the dialog. */
  onRefusal?: (error: ApiError) => unknown;
  /** The response was lost: the command may have been carried out. */
  onLost?: () => unknown;
}

/**
 * A money command with its outcome. `run` resolves once its response is dealt with: to whether there was one. A retry goes
 * through the same `onSuccess` with the arguments of the failed request, whatever the form holds by then.
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
