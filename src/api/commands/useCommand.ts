import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import type { SendOptions } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { useIsMounted } from '@/api/client/useIsMounted';
import { usePreloadErrorMessages } from '@/api/client/usePreloadErrorMessages';
import { commandUnderWay, loadPendingCommands, type RunOptions, runCommand } from './command';

export interface Command<C extends Call> {
  /** Sends the command; answers `undefined` when it failed (see `error`), or once it is over if it was under way already. */
  run: (args: Args<C>, options?: RunOptions) => Promise<ResponseOf<C> | undefined>;
  /** Also while one runs that was sent elsewhere, such as by a component that is gone: known at once without parameters. */
  isRunning: boolean;
  /** Why the last run failed, until the next run or `clearError`. */
  error: ApiError | undefined;
  clearError: () => void;
}

/** Sends exactly the failed request again, whatever the form holds by now; resolves as `run`. */
export type Retry<T> = (options?: SendOptions) => Promise<T | undefined>;

/**
 * How a failed request is sent again: under its own key, or, where an earlier command without a result stood in its way
 * and the member has confirmed it, as a new one.
 */
export const retryOptions = ({ kind, command }: ApiError): Pick<RunOptions, 'key' | 'isConfirmed'> =>
  kind === 'unconfirmed' ? { isConfirmed: true } : { key: command?.key };

/**
 * A command as a hook. `run` does not reject; `onError` is for failures shown by toast or dialog. A failure that is
 * handled (session over, site closed) shows nowhere; nor does one after the component is gone, except that of a command
 * that is stored while its result is unknown: `onError` still gets it.
 */
export function useCommand<C extends Call>(
  call: C,
  onError?: (error: ApiError, retry: Retry<ResponseOf<C>>, args: Args<C>) => void,
): Command<C> {
  const [state, setState] = useState<{ running?: Promise<unknown>; error?: ApiError }>({});
  const isMounted = useIsMounted();
  const latestOnError = useRef(onError);
  usePreloadErrorMessages();

  useEffect(() => {
    latestOnError.current = onError;
  });
  useEffect(() => {
    if (call.commandKind) void loadPendingCommands().catch(() => undefined);
  }, [call]);

  const follow = useCallback(async (running: Promise<unknown>): Promise<undefined> => {
    setState({ running });
    await running.catch(() => undefined);
    setState((now) => (now.running === running ? {} : now));
  }, []);
  useLayoutEffect(() => {
    const running = commandUnderWay(call);
    if (running) void follow(running);
  }, [call, follow]);

  const run = useCallback(
    async (args: Args<C>, options?: RunOptions): Promise<ResponseOf<C> | undefined> => {
      const running = runCommand(call, args, options);
      if (!running) return follow(commandUnderWay(call, args.params) as Promise<unknown>);
      setState({ running });
      try {
        const response = await running;
        if (isMounted.current) setState({});
        return response;
      } catch (thrown) {
        const error = thrown as ApiError;
        if (isMounted.current) setState({ error: error.isHandled ? undefined : error });
        if (!error.isHandled && (isMounted.current || call.commandKind)) {
          const retry: Retry<ResponseOf<C>> = (more) => run(args, { ...options, ...more, ...retryOptions(error) });
          latestOnError.current?.(error, retry, args);
        }
        return undefined;
      }
    },
    [call, follow, isMounted],
  );
  const clearError = useCallback(() => setState(({ running }) => ({ running })), []);
  return { run, isRunning: state.running !== undefined, error: state.error, clearError };
}
