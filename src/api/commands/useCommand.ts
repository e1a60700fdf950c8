import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import type { SendOptions } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { commandUnderWay, loadPendingCommands, type RunOptions, runCommand } from './command';

export interface Command<C extends Call> {
  /**
   * Sends the command. Resolves with `undefined` if it failed (see `error`). If it was already in flight, sends nothing
   * and resolves with `undefined` when the running request ends.
   */
  run: (args: Args<C>, options?: RunOptions) => Promise<ResponseOf<C> | undefined>;
  /**
   * True while the command is in flight, even if another component has sent it. For a call without path parameters, the
   * value is correct before the first paint.
   */
  isRunning: boolean;
  /**
   * The error of the last run, or of a run that this component only followed, until the next run or `clearError`.
   */
  error: ApiError | undefined;
  clearError: () => void;
}

/** Sends exactly the failed request again, even if the form has changed since. Resolves like `run`. */
export type Retry<T> = (options?: SendOptions) => Promise<T | undefined>;

/**
 * Returns the options to send a failed request again with its idempotency key. After a question to the member, the
 * retry means that the member has confirmed the request, so it becomes a new command.
 */
export function retryOptions({ kind, command }: ApiError): Pick<RunOptions, 'key' | 'isConfirmed' | 'isUnrecorded'> {
  if (kind === 'unconfirmed' || kind === 'inFlight') return { isConfirmed: true, key: undefined };
  return kind === 'unrecorded' ? { isUnrecorded: true } : { key: command?.key };
}

/**
 * Sends a command from a component. `run` does not reject; `onError` is for failures shown by toast or dialog. A
 * handled failure (session over, site closed) is not shown. After unmounting, `onError` is called only for failures of
 * stored commands. A component that follows the run of another one has its `error`, but no call of `onError`.
 */
export function useCommand<C extends Call>(
  call: C,
  onError?: (error: ApiError, retry: Retry<ResponseOf<C>>, args: Args<C>) => void,
): Command<C> {
  const [state, setState] = useState<{ running?: Promise<unknown>; error?: ApiError }>({});
  const isMounted = useIsMounted();
  const latestOnError = useRef(onError);

  useEffect(() => {
    latestOnError.current = onError;
  });
  useEffect(() => {
    if (call.commandKind) void loadPendingCommands().catch(() => undefined);
  }, [call]);

  const follow = useCallback(async (running: Promise<unknown>): Promise<undefined> => {
    setState({ running });
    const error = await running.then(
      () => undefined,
      (thrown: ApiError) => (thrown.isHandled ? undefined : thrown),
    );
    setState((now) => (now.running === running ? { error } : now));
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
