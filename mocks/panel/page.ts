import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { joinLastLogin, storedToken } from '@/device/storedToken';
import type { MockState } from '../mockState';
import type { Opened, Page } from '../stateLink';

/** Reads and restores the app's stored values in this browser, for a state link. */

/**
 * Keys that a link leaves out. The mock state has the token. The other two values only relate this browser's tabs to
 * its last login or logout.
 */
const ofThisBrowser: readonly string[] = [storageKeys.token, storageKeys.sessionChange, storageKeys.tabLogin];
const keys = Object.values(storageKeys);

const kept = (store: typeof localStore) =>
  Object.fromEntries(
    keys
      .filter((key) => !ofThisBrowser.includes(key))
      .map((key) => [key, store.get(key)] as const)
      .filter((entry): entry is [(typeof keys)[number], string] => entry[1] !== null),
  );

/** Returns the current page and its stored values. */
export function pageNow(mockState: MockState, path = location.pathname + location.search): Page {
  const token = storedToken();
  const nth = mockState.db.session.all().findIndex(({ _id }) => _id === token);
  return {
    path,
    ...(nth >= 0 && { session: { nth, kept: localStore.get(storageKeys.token) === token ? 'local' : 'tab' } }),
    local: kept(localStore),
    tab: kept(sessionStore),
  };
}

/**
 * Restores the stored values of the link's page and removes the app's other stored values. Then stores the token of the
 * link's session, if it has one.
 */
export function putPage({ page, token }: Opened): void {
  for (const [store, items] of [
    [localStore, page.local],
    [sessionStore, page.tab],
  ] as const) {
    for (const key of keys) {
      const value = items[key];
      if (value === undefined) store.remove(key);
      else store.set(key, value);
    }
  }
  joinLastLogin();
  if (token) (page.session?.kept === 'local' ? localStore : sessionStore).set(storageKeys.token, token);
}
