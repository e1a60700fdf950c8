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
import { createListeners } from '@/lib/store';

/**
 * The member's session: the only module that writes the token.
 * Remembered sessions live in local storage, others in the tab's session storage.
 */
const listeners = createListeners();

let lost = false;

/**
 * Notifies in a microtask, because a layout may end the session while React renders it. With `isOver`, removes that
 * member's toasts; toasts about the end itself come later.
 */
const notify = (isOver: boolean) =>
  queueMicrotask(() => {
    if (isOver) clearToasts();
    listeners.notify();
  });

/** The last change of member that this tab made or followed. */
let known: string | null = null;

const lastChange = () => localStore.get(storageKeys.sessionChange);

/** Tells the other tabs that the member changed. The value is random and contains no secret. */
const announce = () => {
  known = `${Date.now()}.${Math.random()}`;
  localStore.set(storageKeys.sessionChange, known);
  joinLastLogin();
};

/**
 * Returns the stored token, or null. Also null if a login or logout elsewhere ended this tab's session and the event
 * has not arrived yet.
 */
export const getToken = storedToken;

export function startSession(token: string, remember: boolean): void {
  clearSession(false);
  if (remember) localStore.set(storageKeys.token, token);
  // A token that is only in memory belongs to this tab, too: it ends with the next login or logout elsewhere.
  if (!remember || localStore.isInMemory(storageKeys.token)) {
    localStore.remove(storageKeys.token);
    sessionStore.set(storageKeys.token, token);
  }
  lost = false;
  announce();
  notify(false);
}

/** Ends the session. `byServer`: the session was lost, and login shows "session expired" once. */
export function endSession(byServer = false): void {
  if (!getToken()) return;
  clearSession(true);
  lost = byServer;
  announce();
  notify(true);
}

/** Returns whether the server ended the last session. The login screen shows that once. */
export const wasSessionLost = (): boolean => lost;

export function clearLostSession(): void {
  lost = false;
}

/** Returns the token and renders again when it changes, in any tab. */
export function useToken(): string | null {
  return useSyncExternalStore(listeners.subscribe, getToken, () => null);
}

/**
 * Follows logins and logouts of other tabs. A tab-only session ends when the member changes elsewhere. Returns a
 * function that stops it.
 */
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
  // A copied or restored tab may have data of a session that has ended.
  if (!isTabOfLastLogin()) catchUp();
  known = lastChange();
  // A page in the back/forward cache receives no events.
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
