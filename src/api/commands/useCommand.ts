import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import type { SendOptions } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { commandUnderWay, sendCommand } from './command';

interface Command<C extends Call> {
  /**
   * Sends the command. Resolves with `undefined` if it failed (see `error`). If it was already in flight, sends nothing
   * and resolves with `undefined` when the running request ends.
   */
  run: (args: Args<C>, options?: SendOptions) => Promise<ResponseOf<C> | undefined>;
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

/**
 * Sends a command that is not stored from a component. `run` does not reject; `onError` is for failures shown by toast
 * or dialog. A handled failure (session over, site closed) is not shown. After unmounting, `onError` is not called. A
 * component that follows the run of another one has its `error`, but no call of `onError`.
 */
export function useCommand<C extends Call>(call: C, onError?: (error: ApiError) => void): Command<C> {
  const [state, setState] = useState<{ running?: Promise<unknown>; error?: ApiError }>({});
  const isMounted = useIsMounted();
  const latestOnError = useRef(onError);

  useEffect(() => {
    latestOnError.current = onError;
  });

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
    async (args: Args<C>, options?: SendOptions): Promise<ResponseOf<C> | undefined> => {
      const running = sendCommand(call, args, options);
      if (!running) return follow(commandUnderWay(call, args.params) as Promise<unknown>);
      setState({ running });
      try {
        const response = await running;
        if (isMounted.current) setState({});
        return response;
      } catch (thrown) {
        const error = thrown as ApiError;
        if (!isMounted.current) return undefined;
        setState({ error: error.isHandled ? undefined : error });
        if (!error.isHandled) latestOnError.current?.(error);
        return undefined;
      }
    },
    [call, follow, isMounted],
  );
  const clearError = useCallback(() => setState(({ running }) => ({ running })), []);
  return { run, isRunning: state.running !== undefined, error: state.error, clearError };
}
