import { localStore, sessionStore, storageKeys } from './storage';

/**
 * Returns whether this tab's data belongs to the last login or logout on this device. Also returns true if there was no
 * login or logout yet. A copied or restored tab has the session storage of its original. After another login that data
 * is no longer valid.
 */
export function isTabOfLastLogin(): boolean {
  const last = localStore.get(storageKeys.sessionChange);
  return last === null || sessionStore.get(storageKeys.tabLogin) === last;
}

/** Assigns this tab's data to the last login or logout. */
export function joinLastLogin(): void {
  const last = localStore.get(storageKeys.sessionChange);
  if (last === null) sessionStore.remove(storageKeys.tabLogin);
  else sessionStore.set(storageKeys.tabLogin, last);
}

/** Returns this tab's token, or null. The app and the script in the page's head both call this function. */
export function storedToken(): string | null {
  return (isTabOfLastLogin() && sessionStore.get(storageKeys.token)) || localStore.get(storageKeys.token) || null;
}
