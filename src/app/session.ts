import { useSyncExternalStore } from 'react';
import { clearToasts } from '@/components/Toast/toasts';
import {
  clearSession,
  clearTab,
  localStore,
  onStorageChange,
  sessionStore,
  storageKeys,
  whenEmptied,
} from '@/device/storage';
import { isTabOfLastLogin, joinLastLogin, storedToken } from '@/device/storedToken';

/**
 * The member's session: the only module that writes the token.
 * Remembered sessions live in local storage, others in the tab's session storage.
 */
const listeners = new Set<() => void>();

let lost = false;

/**
 * Later than the caller, so that a layout may end the session while React renders it. With `isOver`, what was said to
 * that member goes; what is said of the end itself comes after.
 */
const notify = (isOver: boolean) =>
  queueMicrotask(() => {
    if (isOver) clearToasts();
    for (const listener of listeners) listener();
  });

/** The change of member that this tab made or followed last. */
let known: string | null = null;

const lastChange = () => localStore.get(storageKeys.sessionChange);

/** Tells the other tabs that the member changed; the value is random and holds no secret. */
const announce = () => {
  known = `${Date.now()}.${Math.random()}`;
  localStore.set(storageKeys.sessionChange, known);
  joinLastLogin();
};

/** The stored token, or null; also where a login or logout elsewhere has ended this tab's and it has not heard yet. */
export const getToken = storedToken;

export function startSession(token: string, remember: boolean): void {
  clearSession(false);
  if (remember) localStore.set(storageKeys.token, token);
  // One that lives in memory alone is of this tab, too: it ends with the next login or logout elsewhere.
  if (!remember || localStore.isInMemory(storageKeys.token)) {
    localStore.remove(storageKeys.token);
    sessionStore.set(storageKeys.token, token);
  }
  lost = false;
  announce();
  notify(false);
}

/** Ends the session. `byServer`: it was lost, and login says "session expired" once. */
export function endSession(byServer = false): void {
  if (!getToken()) return;
  clearSession(true);
  lost = byServer;
  announce();
  notify(true);
}

/** Whether the server ended the last session; login says so once. */
export const wasSessionLost = (): boolean => lost;

export function clearLostSession(): void {
  lost = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token, kept up to date across components and tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, getToken, () => null);
}

/** Follows logins and logouts of other tabs. A tab-only session ends when the member changes elsewhere. */
export function followOtherTabs(): () => void {
  const catchUp = () => {
    known = lastChange();
    clearTab();
    joinLastLogin();
  };
  const follow = () => {
    catchUp();
    notify(true);
  };
  // A copied or restored tab: what it brings along may be of a session that is over.
  if (!isTabOfLastLogin()) catchUp();
  known = lastChange();
  // A page that the browser kept to go back to has heard of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && lastChange() !== known) follow();
  };
  window.addEventListener('pageshow', onShow);
  const stops = [
    onStorageChange([storageKeys.sessionChange, storageKeys.token], follow),
    whenEmptied(() => {
      announce();
      notify(true);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pageshow', onShow);
  };
}
