import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getActiveBonus } from '@/api/calls/bonus';
import { getSpinActive } from '@/api/calls/spin';
import { getWallet, refreshSlots, type Wallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { sendCommand } from '@/api/commands/command';
import { localStore, storageKeys } from '@/device/storage';
import { whileVisible } from '@/device/whileVisible';
import { wasGameOpened } from '@/games/openedGame';
import { sumBaht } from '@/lib/money';
import { onReset } from '@/lib/resettable';
import { retryPause } from '@/lib/retryPause';

/**
 * Returns home's total in baht: the sum of the main wallet and all game accounts as the backend sends them. NaN if any
 * of these amounts is not a number.
 */
export const getTotal = ({ wallet, slots }: Wallet): number =>
  sumBaht([wallet.amount, ...slots.map((account) => account.amount)]);

/** Returns whether a member owns nothing yet: no money and no game account, on a site that has games. */
export const isNewMember = (wallet: Wallet): boolean =>
  getTotal(wallet) === 0 && wallet.slots.length > 0 && !wallet.slots.some((account) => account.isActive);

/** Returns the time of the last complete refresh in ISO 8601, or `''`. */
const getLastSync = () => localStore.get(storageKeys.lastSync) ?? '';

/** The result of the last refresh request: true if it succeeded, false after a failure or before the first request. */
let lastRefresh: Promise<boolean> = Promise.resolve(false);
onReset(() => {
  lastRefresh = Promise.resolve(false);
});

/**
 * Refreshes all game accounts. If a refresh is in progress, waits for it instead, because the member may have left home
 * and returned. Resolves with whether the refresh succeeded.
 */
function refreshGames(): Promise<boolean> {
  const request = sendCommand(refreshSlots, {});
  if (request) {
    lastRefresh = request.then(
      () => true,
      () => false,
    );
  }
  return lastRefresh;
}

/** The minimum time between two refreshes when the member returns from a game, in ms. */
const returnMs = 60_000;

/** Returns true if the service is down or unreachable. Then a retry may help. Refusals are not retried. */
const isOutage = ({ kind, status }: ApiError) =>
  kind === 'http' ? status >= 500 : ['network', 'timeout', 'malformed'].includes(kind);

/** Retries after an outage with growing pauses while the page is visible. */
function useOutageRetry(error: ApiError | undefined, reload: () => void): void {
  const failures = useRef(0);
  const retry = useEffectEvent(reload);
  // Each failure is a new error object, even after a manual retry. So this effect restarts the pause, and two pauses
  // never run at once.
  useEffect(() => {
    failures.current = error && isOutage(error) ? failures.current + 1 : 0;
    if (failures.current > 0) return whileVisible(() => retry(), retryPause(failures.current));
  }, [error]);
}

/** Returns home's state: the wallet, the prize wheel, the active bonus, and the refresh of all game balances. */
export function useHome() {
  const wallet = useRead(getWallet);
  const spin = useRead(getSpinActive);
  const bonus = useRead(getActiveBonus);
  const [lastSync, setLastSync] = useState(getLastSync);
  const [refreshing, setRefreshing] = useState(false);
  const [stale, setStale] = useState(false);
  const { reload } = wallet;
  const hasBonus = bonus.data?.status === true;
  const isMounted = useRef(false);
  const busy = useRef(false);

  /** Refreshes all game accounts, then reloads the wallet. Does nothing while a refresh is in progress. */
  const refresh = async () => {
    if (busy.current) return;
    busy.current = true;
    setRefreshing(true);
    const isRefreshed = await refreshGames();
    if (hasBonus) void bonus.reload();
    const isFresh = (await reload()) && isRefreshed;
    busy.current = false;
    // If the member has left home, they may also have logged out. If the time were stored now, another member could see
    // it.
    if (!isMounted.current) return;
    setRefreshing(false);
    setStale(!isFresh);
    if (!isFresh) return;
    const now = new Date(serverNow()).toISOString();
    localStore.set(storageKeys.lastSync, now);
    setLastSync(now);
  };

  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    isMounted.current = true;
    void refreshNow();
    let returnedAt = Number.NEGATIVE_INFINITY;
    // Refresh when the member returns to this page, because playing may have changed the game's balance. The game's tab
    // may stay open for a long time, so do not wait for it to close.
    const follow = () => {
      if (document.visibilityState === 'hidden' || !wasGameOpened()) return;
      if (performance.now() - returnedAt < returnMs) return;
      returnedAt = performance.now();
      void refreshNow();
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      isMounted.current = false;
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  // First retry only the wallet, which is a cheap read. After the wallet has loaded, refresh the games too.
  useOutageRetry(wallet.error, async () => {
    if (!busy.current && (await reload())) void refresh();
  });

  return {
    wallet: wallet.data,
    failure: wallet.data ? undefined : wallet.error,
    /** True if the figures are shown but the last attempt to refresh them failed. */
    stale: Boolean(wallet.data) && (stale || Boolean(wallet.error)),
    /** True if the prize wheel is on. Undefined until the response arrives, and false if the request failed. */
    spinActive: spin.data?.isActive ?? (spin.error ? false : undefined),
    activeBonus: bonus.data,
    lastSync,
    refresh,
    refreshing,
  };
}
