import { localStore, sessionStore, storageKeys } from './storage';

/**
 * Whether what this tab keeps is of the last login or logout on this device. A copy of a tab, or one that the browser
 * restores, brings its session storage along: after somebody else's turn it is nobody's.
 */
export function isTabOfLastLogin(): boolean {
  const last = localStore.get(storageKeys.sessionChange);
  return last === null || sessionStore.get(storageKeys.tabLogin) === last;
}

/** From now on what this tab keeps is of the last login or logout. */
export function joinLastLogin(): void {
  const last = localStore.get(storageKeys.sessionChange);
  if (last === null) sessionStore.remove(storageKeys.tabLogin);
  else sessionStore.set(storageKeys.tabLogin, last);
}

/** The token of this tab, or null: the one answer for the app and for the script in the page's head. */
export function storedToken(): string | null {
  return (isTabOfLastLogin() && sessionStore.get(storageKeys.token)) || localStore.get(storageKeys.token) || null;
}
