import { useSyncExternalStore } from 'react';
import { clearToasts } from '@/components/Toast/toasts';
import { localStore, sessionStore, storageKeys } from '@/lib/storage';

/**
 * The member's session: the only module that knows the token.
 * Remembered sessions live in local storage, others in the tab's session storage (spec section 2, R13).
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
};

const clear = () => {
  sessionStore.remove(storageKeys.token);
  localStore.remove(storageKeys.token);
  // When this member's balance was last checked is nothing for the next one.
  localStore.remove(storageKeys.lastSync);
  sessionStore.remove(storageKeys.liveQrs);
  // Nor is what was said to the team, or half written.
  localStore.remove(storageKeys.chatMember);
  sessionStore.remove(storageKeys.chatPanel);
};

/** The stored token, or null. */
export function getToken(): string | null {
  return sessionStore.get(storageKeys.token) || localStore.get(storageKeys.token) || null;
}

export function startSession(token: string, remember: boolean): void {
  clear();
  (remember ? localStore : sessionStore).set(storageKeys.token, token);
  lost = false;
  announce();
  notify(false);
}

/** Ends the session. `byServer`: it was lost, and login says "session expired" once. */
export function endSession(byServer = false): void {
  if (!getToken()) return;
  clear();
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

/** Follows logins and logouts of other tabs (R26). A tab-only session ends when the member changes elsewhere. */
export function followOtherTabs(): () => void {
  known = lastChange();
  const follow = () => {
    known = lastChange();
    sessionStore.remove(storageKeys.token);
    // This tab's QRs and half-written messages are not the next member's.
    sessionStore.remove(storageKeys.liveQrs);
    sessionStore.remove(storageKeys.chatPanel);
    notify(true);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.sessionChange || key === storageKeys.token || key === null) follow();
  };
  // A page that the browser kept to go back to has heard of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && lastChange() !== known) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
