import { useSyncExternalStore } from 'react';
import { clearAnnouncements } from '@/components/Announcer/announce';
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
 * The member's session. Only this module writes the token: to local storage if the member wants to be remembered,
 * otherwise to the tab's session storage.
 */

const listeners = createListeners();

let isEndedByServer = false;

/**
 * Notifies listeners in a microtask, because a layout may end the session while React renders it. With `isOver`,
 * removes the member's toasts and announcements before the listeners run. Toasts that a listener shows remain.
 */
const notify = (isOver: boolean) =>
  queueMicrotask(() => {
    if (isOver) {
      clearToasts();
      clearAnnouncements();
    }
    listeners.notify();
  });

/** The last session change that this tab has made or followed. */
let followedChange: string | null = null;

const lastChange = () => localStore.get(storageKeys.sessionChange);

/** Tells other tabs that the session changed. The value is random and contains no secret. */
const announce = () => {
  followedChange = `${Date.now()}.${Math.random()}`;
  localStore.set(storageKeys.sessionChange, followedChange);
  joinLastLogin();
};

/**
 * Returns the stored token, or null. After a login or logout in another tab, never returns the token of this tab's
 * ended session, even before the storage event arrives.
 */
export const getToken = storedToken;

export function startSession(token: string, remember: boolean): void {
  clearSession();
  if (remember) localStore.set(storageKeys.token, token);
  // If local storage fails, a remembered token is only in memory. Store it in this tab instead, so that the next login
  // or logout in another tab ends the session.
  if (!remember || localStore.isInMemory(storageKeys.token)) {
    localStore.remove(storageKeys.token);
    sessionStore.set(storageKeys.token, token);
  }
  isEndedByServer = false;
  announce();
  notify(false);
}

/** Ends the session if there is one. With `byServer`, login shows "session expired" once. */
export function endSession(byServer = false): void {
  if (!getToken()) return;
  clearSession();
  isEndedByServer = byServer;
  announce();
  notify(true);
}

/** Returns whether the server ended the last session. The login screen then shows "session expired" once. */
export const wasSessionLost = (): boolean => isEndedByServer;

export function clearLostSession(): void {
  isEndedByServer = false;
}

/** Returns the token, or null. Renders the component again when the token changes, in any tab. */
export function useToken(): string | null {
  return useSyncExternalStore(listeners.subscribe, getToken, () => null);
}

/**
 * Follows logins and logouts in other tabs. A session that is only in this tab ends at any login or logout in another
 * tab. Returns a function that stops following.
 */
export function followOtherTabs(): () => void {
  const catchUp = () => {
    followedChange = lastChange();
    clearTab();
    joinLastLogin();
  };
  const follow = () => {
    catchUp();
    notify(true);
  };
  // A copied or restored tab may have data of a session that has ended.
  if (!isTabOfLastLogin()) catchUp();
  followedChange = lastChange();
  // A page in the back/forward cache receives no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && lastChange() !== followedChange) follow();
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
