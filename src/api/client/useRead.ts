import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { send, sessionNumber } from './client';
import { ApiError } from './errors';
import { stampReceived } from './receivedAt';

export interface ReadOptions {
  /** For lookups that do not change while the app is open: asked once, then taken from the cache. */
  isStatic?: boolean;
  /** When it was answered matters (`receivedAt`): an answer that is equal to the last one counts as a new one. */
  isTimed?: boolean;
}

export interface Read<Res> {
  data: Res | undefined;
  error: ApiError | undefined;
  /** Under way with nothing to show yet. */
  isLoading: boolean;
  /** Its failures are no news: a quiet line stands in place of what is missing. */
  isSilent: boolean;
  /** Asks again; resolves when the answer (true) or failure (false) is in. */
  reload: () => Promise<boolean>;
}

type ReadCall = Call<string, unknown, unknown, 'read'>;

/** Arguments may be left out where a call has none. */
type ReadArgs<C extends ReadCall> =
  Record<string, never> extends Args<C> ? [Args<C>?, ReadOptions?] : [Args<C>, ReadOptions?];

/** The cache key of a read, for `mutate`: one string per filled call and, where the answer is a member's, per session. */
export const readKey = <C extends ReadCall>({ method, path, auth }: C, args?: Args<C>): string =>
  JSON.stringify([method, path, args?.params, args?.body, auth === 'member' && sessionNumber()]);

const maxRetries = 3;
const retryMs = 2000;

/**
 * Reads may be retried, but only where another try can help: a refusal stays one, unless it names a time. Spread in time, because a network that
 * comes back brings everybody back at once.
 */
export const retryRead: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  if (!(error instanceof ApiError) || retryCount > maxRetries) return;
  // `dedupe`: whoever has asked the same meanwhile has asked for both.
  const again = () => void revalidate({ retryCount, dedupe: true });
  // The server has named the time of the next try.
  if (error.retryAfterMs > 0) setTimeout(again, error.retryAfterMs + Math.random() * retryMs);
  if (error.kind !== 'network') return;
  // Without a line no try can help: the next one comes with it, also for lookups, which SWR does not renew then.
  const isOffline = globalThis.navigator?.onLine === false;
  const spread = Math.random() * retryMs;
  if (isOffline) window.addEventListener('online', () => setTimeout(again, spread), { once: true });
  else setTimeout(again, retryMs * retryCount + spread);
};

/** Asks for a read. All who show the same one ask alike: any of them may be the one that SWR has ask for all. */
export const askRead = <C extends ReadCall>(call: C, args: Args<C> | undefined): Promise<ResponseOf<C>> =>
  send(call, (args ?? {}) as Args<C>).then(stampReceived);

/**
 * A read as a hook: `useRead(getWallet)`, `useRead(getQr, { params: { bankCode } })`, `null` instead of the call to ask
 * nothing. Shared by key, so that two components ask once; older answers never replace newer ones.
 */
export function useRead<C extends ReadCall>(call: C | null, ...[args, options]: ReadArgs<C>): Read<ResponseOf<C>> {
  const { cache } = useSWRConfig();
  const key = call && readKey(call, args);
  const { data, error, isLoading, mutate } = useSWR<ResponseOf<C>, ApiError>(key, () => askRead(call as C, args), {
    onErrorRetry: retryRead,
    ...(options?.isStatic ? { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } : {}),
    ...(options?.isTimed ? { compare: Object.is } : {}),
  });
  const reload = useCallback(async () => {
    await mutate().catch(() => undefined);
    return key !== null && cache.get(key)?.error === undefined;
  }, [mutate, cache, key]);
  const hasData = data !== undefined;
  return {
    data,
    error,
    isLoading: isLoading && !hasData,
    isSilent: call?.hideErrors ?? false,
    reload,
  };
}
