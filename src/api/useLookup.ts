import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Call } from './call';
import { send } from './client';
import type { ApiError } from './errors';

/** A lookup without parameters and body. */
type LookupCall = Call<string, unknown, unknown, 'read'>;

export interface Lookup<Res> {
  data: Res | undefined;
  /** Why the last try failed; stays until the next one is through. */
  error: ApiError | undefined;
  /** A try is under way. */
  isLoading: boolean;
  reload: () => void;
}

/**
 * A lookup for pages that come before the login: asked once when it is first shown, again by `reload` or, after a
 * failure, when the connection is back. Members' screens use `useRead`, whose cache the first page does without.
 */
export function useLookup<C extends LookupCall>(call: C): Lookup<Answer<C>> {
  const [state, setState] = useState<{ data?: Answer<C>; error?: ApiError; isLoading: boolean }>({ isLoading: true });
  const running = useRef<AbortController>(undefined);
  const failed = state.error !== undefined;

  const reload = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((last) => ({ ...last, isLoading: true }));
    send(call, {} as Parameters<typeof send<C>>[1], { signal: controller.signal }).then(
      (data) => {
        // It was whole before it was given up, but a newer try is under way.
        if (!controller.signal.aborted) setState({ data, isLoading: false });
      },
      (error: ApiError) => {
        if (!controller.signal.aborted) setState((last) => ({ ...last, error, isLoading: false }));
      },
    );
  }, [call]);

  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [failed, reload]);

  return { data: state.data, error: state.error, isLoading: state.isLoading, reload };
}
