import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type { Args, ReadCall, ResponseOf } from '@/api/calls/call';
import { isOffline, whenOnline } from '@/device/online';
import { ApiError } from './errors';
import { readOnce } from './readOnce';
import { stampReceived } from './receivedAt';

interface ReadOptions {
  /**
   * True for lookups that do not change while the app is open. The app requests them once and then reads them from the
   * cache.
   */
  isStatic?: boolean;
  /**
   * True if the arrival time of responses matters (`receivedAt`). A response that equals the last one then still
   * replaces it.
   */
  isTimed?: boolean;
}

export interface Read<Res> {
  data: Res | undefined;
  error: ApiError | undefined;
  /** True while the request is in flight and there is no data to show yet. */
  isLoading: boolean;
  /** True if a failure shows no error message. A short neutral text then replaces the missing data. */
  isSilent: boolean;
  /** Requests again. Resolves with true after a response and with false after a failure. */
  reload: () => Promise<boolean>;
}

/** The arguments of `useRead`. `args` is optional if the call has no arguments. */
type ReadArgs<C extends ReadCall> =
  Record<string, never> extends Args<C> ? [Args<C>?, ReadOptions?] : [Args<C>, ReadOptions?];

/** Returns the cache key of a read, for `mutate`: one per call and arguments. Each session has its own cache. */
export const readKey = <C extends ReadCall>({ method, path }: C, args?: Args<C>): string =>
  JSON.stringify([method, path, args?.params, args?.body]);

const maxRetries = 3;
const retryMs = 2000;
/** The pause in ms before a retry while the browser reports that it is offline, because the report may be wrong. */
const offlineRetryMs = 30_000;

/**
 * Retries a read up to 3 times, but only after a network failure or a refusal that names a time. Random delays spread
 * the retries, because many clients may reconnect at the same moment.
 */
export const retryRead: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  if (!(error instanceof ApiError) || retryCount > maxRetries) return;
  // With `dedupe`, another request for the same read that is in flight replaces this retry.
  const again = () => void revalidate({ retryCount, dedupe: true });
  // The server has named the time after which the read may be retried.
  if (error.retryAfterMs > 0) setTimeout(again, error.retryAfterMs + Math.random() * retryMs);
  if (error.kind !== 'network') return;
  const spread = Math.random() * retryMs;
  if (!isOffline()) return void setTimeout(again, retryMs * retryCount + spread);
  // While offline, retry when the browser is online again, because SWR does not revalidate static lookups then. Also
  // retry slowly; such a retry does not count.
  whenOnline((isStillOffline) => {
    if (isStillOffline) void revalidate({ retryCount: retryCount - 1, dedupe: true });
    else setTimeout(again, spread);
  }, offlineRetryMs);
};

/** Sends a read. All hooks of a key must send the same request, because SWR lets any of them send it for all. */
export const askRead = <C extends ReadCall>(call: C, args: Args<C> | undefined): Promise<ResponseOf<C>> =>
  readOnce(call, (args ?? {}) as Args<C>).then(stampReceived);

/**
 * Reads data in a component: `useRead(getWallet)`, `useRead(getQr, { params: { bankCode } })`. With `null` as the call
 * it sends nothing. Components that read the same call with the same arguments share one request. Older responses never
 * replace newer ones.
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
