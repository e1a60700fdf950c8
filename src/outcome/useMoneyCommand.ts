import { useCallback, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args, ResponseOf, StoredCall } from '@/api/calls/call';
import type { SendOptions } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { type CommandEnd, commandUnderWay, type RunOptions, runCommand } from '@/api/commands/command';
import { getCommandTitle, getEarlierTexts, getNoticeText } from './outcomeText';
import { useKnownRows } from './useKnownRows';
import type { Outcome, RefuseOptions, useOutcome } from './useOutcome';

interface MoneyOptions<C extends StoredCall> extends RefuseOptions {
  /** Called before each request, the first and each repeated one. Returns its options. */
  prepare?: () => SendOptions | undefined;
  /** Called when the backend has carried out the command. Shows the success. */
  onDone: (response: ResponseOf<C>, args: Args<C>) => unknown;
  /** Called for a refusal, which the dialog then does not show. */
  onRefused?: (error: ApiError, args: Args<C>) => unknown;
  /**
   * Called after every end, of the first request and of each repeated one, and when the member closes an unknown outcome.
   * Reads again what the view offers and shows. `walletRead` resolves when the wallet has been read again.
   */
  onEnd?: (type: CommandEnd['type'], walletRead: Promise<unknown>) => unknown;
  /** True while the member may send the command, so that its place is read (`useKnownRows`). Default: true. */
  isOpen?: boolean;
}

interface MoneyCommand<C extends StoredCall> {
  /** Sends the command. Resolves with its end, or with `undefined` if it was already in flight and nothing was sent. */
  run: (args: Args<C>) => Promise<CommandEnd<ResponseOf<C>> | undefined>;
  /**
   * True while the command is in flight, even if another component has sent it. For a call without path parameters, the
   * value is correct before the first paint.
   */
  isRunning: boolean;
}

/** Returns the options with which the member's confirmation repeats a request. A confirmed command is a new one. */
function repeatOptions(end: CommandEnd): RunOptions {
  if (end.type === 'unknown') return { key: end.command?.key };
  return end.type === 'question' && end.reason === 'unrecorded'
    ? { isUnrecorded: true }
    : { isConfirmed: true, key: undefined };
}

/** Returns the outcome that asks the member, or says that the result is unknown. */
function useOutcomeTexts() {
  const { t } = useTranslation('money');
  return (end: Exclude<CommandEnd, { type: 'done' | 'refused' }>): Outcome => {
    const { command } = end;
    if (end.type === 'question' && end.reason === 'unrecorded') {
      const text = t('unrecorded.text', { what: getCommandTitle(end.command) });
      return { tone: 'info', title: t('unrecorded.title'), text, question: 'unrecorded' };
    }
    if (end.type === 'question') {
      const text = t(end.reason === 'inFlight' ? 'inFlight.text' : 'earlier.text', getEarlierTexts(end.command));
      return { tone: 'info', title: t('earlier.title'), text, question: 'earlier', command };
    }
    const text = command ? getNoticeText(command) : t('notStored');
    return { tone: 'info', title: t('unknown'), text, isUnknown: true, command };
  };
}

/**
 * Runs a money command from a component, and has its one end: `outcome` shows it, the wallet is read again, and `onEnd`
 * is called. This holds for the first request and for each one that the member repeats from the dialog, which sends the
 * same arguments even if the form has changed since.
 *
 * Treats a lost response as "result unknown": never as a plain failure, and never with an automatic retry. After a
 * handled error (session over, site closed), only `onEnd` is called.
 */
export function useMoneyCommand<C extends StoredCall>(
  call: C,
  outcome: Pick<ReturnType<typeof useOutcome>, 'show' | 'refuse' | 'renewWallet'>,
  { prepare, onDone, onRefused, onEnd, isOpen, ...refuseOptions }: MoneyOptions<C>,
): MoneyCommand<C> {
  const getTexts = useOutcomeTexts();
  const getKnown = useKnownRows(call, isOpen);
  const { isRunning, follow } = useIsRunning(call);

  const attempt = async (args: Args<C>, options: RunOptions): Promise<CommandEnd<ResponseOf<C>> | undefined> => {
    if (commandUnderWay(call, args.params)) return void (await follow(commandUnderWay(call, args.params)));
    const running = runCommand(call, args, { ...options, ...prepare?.(), knownRows: getKnown(args.params) });
    void follow(running);
    const end = await running;
    if (end) await finish(end, args, options);
    return end;
  };

  const finish = async (end: CommandEnd<ResponseOf<C>>, args: Args<C>, options: RunOptions): Promise<void> => {
    const renew = () => onEnd?.(end.type, outcome.renewWallet());
    if ('error' in end && end.error?.isHandled) return void onEnd?.(end.type, Promise.resolve());
    let handling: unknown;
    if (end.type === 'done') handling = onDone(end.response, args);
    else if (end.type !== 'refused') {
      // Without an error, nothing was sent again, so another attempt would send nothing either.
      const canRepeat = end.type === 'question' || end.error !== undefined;
      const retry = canRepeat ? () => attempt(args, { ...options, ...repeatOptions(end) }) : undefined;
      outcome.show({ ...getTexts(end), retry, renew });
    } else if (onRefused) handling = onRefused(end.error, args);
    else outcome.refuse(end.error, refuseOptions);
    const walletRead = outcome.renewWallet();
    await handling;
    await onEnd?.(end.type, walletRead);
  };

  return { run: (args) => attempt(args, {}), isRunning };
}

/** Follows a command in flight, no matter which component has sent it. */
function useIsRunning(call: StoredCall) {
  const [running, setRunning] = useState<Promise<unknown>>();
  const follow = useCallback(async (next: Promise<unknown> | undefined) => {
    setRunning(next);
    await next;
    setRunning((now) => (now === next ? undefined : now));
  }, []);
  useLayoutEffect(() => {
    const underWay = commandUnderWay(call);
    if (underWay) void follow(underWay);
  }, [call, follow]);
  return { isRunning: running !== undefined, follow };
}
