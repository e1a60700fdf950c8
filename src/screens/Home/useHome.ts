import { useEffect, useRef, useState } from 'react';
import { getSpinActive } from '@/api/calls/spin';
import { getWallet, refreshSlots, type Wallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { runCommand } from '@/api/commands/command';
import { localStore, storageKeys } from '@/device/storage';
import { whileVisible } from '@/device/whileVisible';
import { sumBaht } from '@/lib/money';
import { retryPause } from '@/lib/retryPause';
import { wasGameOpened } from '@/responsibleGaming/clock';

/** Total of home in baht: the main wallet and every game account, as the backend says them. NaN when one is no amount. */
export const totalOf = ({ wallet, slots }: Wallet): number =>
  sumBaht([wallet.amount, ...slots.map((account) => account.amount)]);

/** The time of the last complete refresh, ISO 8601, or `''`. */
const storedSync = () => localStore.get(storageKeys.lastSync) ?? '';

/** Whether the last refresh that was sent has worked. */
let sentLast: Promise<boolean> = Promise.resolve(false);

/** Refreshes all game accounts. One that is under way is shared: home may be left and opened again meanwhile. */
function refreshGames(): Promise<boolean> {
  const sent = runCommand(refreshSlots, {});
  if (sent) {
    sentLast = sent.then(
      () => true,
      () => false,
    );
  }
  return sentLast;
}

/** Coming back from a game refreshes its balance at most once in this time. */
const returnMs = 60_000;

/** The service is down or out of reach, so another request may help. A refusal stays one. */
const isOutage = ({ kind, status }: ApiError) =>
  kind === 'http' ? status >= 500 : ['network', 'timeout', 'malformed'].includes(kind);

/** Asks again for what an outage has kept away, in growing pauses, while the member looks at the page. */
function useRetry(error: ApiError | undefined, ask: () => void): void {
  const failures = useRef(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // Each failure is an error of its own, also that of a retry by hand, so one pause runs at a time.
  useEffect(() => {
    failures.current = error && isOutage(error) ? failures.current + 1 : 0;
    if (failures.current > 0) return whileVisible(() => latest.current(), retryPause(failures.current));
  }, [error]);
}

/** What home shows: the wallet, whether the wheel is on, and the refresh of all game balances. */
export function useHome() {
  const wallet = useRead(getWallet);
  const spin = useRead(getSpinActive);
  const [lastSync, setLastSync] = useState(storedSync);
  const [refreshing, setRefreshing] = useState(false);
  const [stale, setStale] = useState(false);
  const { reload } = wallet;
  const shown = useRef(false);
  const busy = useRef(false);

  /** Refreshes all game accounts, then reloads the wallet. A tap while that is under way does nothing. */
  const refresh = async () => {
    if (busy.current) return;
    busy.current = true;
    setRefreshing(true);
    const refreshed = await refreshGames();
    const fresh = (await reload()) && refreshed;
    busy.current = false;
    // Gone meanwhile: the time would be said to another member.
    if (!shown.current) return;
    setRefreshing(false);
    setStale(!fresh);
    if (!fresh) return;
    const now = new Date(serverNow()).toISOString();
    localStore.set(storageKeys.lastSync, now);
    setLastSync(now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening home
  useEffect(() => {
    shown.current = true;
    void refresh();
    let returnedAt = Number.NEGATIVE_INFINITY;
    // A game that was opened from here may have changed its balance; its tab may stay open for long.
    const follow = () => {
      if (document.visibilityState === 'hidden' || !wasGameOpened()) return;
      if (performance.now() - returnedAt < returnMs) return;
      returnedAt = performance.now();
      void refresh();
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      shown.current = false;
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  // The wallet is a cheap read. Once it comes, the games are worth asking, too.
  useRetry(wallet.error, async () => {
    if (!busy.current && (await reload())) void refresh();
  });

  return {
    wallet: wallet.data,
    failure: wallet.data ? undefined : wallet.error,
    /** The figures shown are older than the last try to refresh them. */
    stale: Boolean(wallet.data) && (stale || Boolean(wallet.error)),
    spinActive: spin.data?.isActive ?? false,
    lastSync,
    refresh,
    refreshing,
    reload,
  };
}
