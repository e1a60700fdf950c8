import { extractBreaks } from '@/lib/breaks';
import { createListeners } from '@/lib/store';

/**
 * All keys under which the site stores data in the browser. `storedValues` defines when each value is deleted, and the
 * order in the storage modal. A new key needs its texts in namespace `storage`.
 */
export const storageKeys = {
  token: 'kapao.token',
  language: 'kapao.language',
  agreement: 'kapao.agreement',
  lastSync: 'kapao.lastSync',
  inviteCode: 'kapao.inviteCode',
  guestId: 'kapao.guestId',
  hideBalance: 'kapao.hideBalance',
  /** A visitor's input in the registration form, except the password and the OTP. */
  registration: 'kapao.registration',
  /** Set when the member has dismissed the card that offers to install the app. */
  installDismissed: 'kapao.installDismissed',
  /** The QR codes that wait for a payment, so that a reload while the member pays loses none of them. */
  liveQrs: 'kapao.liveQrs',
  /** The id of the member who saved an English account name in this session. */
  englishNameSaved: 'kapao.englishNameSaved',
  /**
   * Commands whose result the member has not read: each in its own record, whose key begins with this key and a dot. A
   * hash identifies each command's member. Passwords and images themselves are not stored
   * (`src/api/commands/commandStore.ts`).
   */
  pendingCommands: 'kapao.pendingCommands',
  /**
   * Support chat: the read state of a member's or a guest's conversation, such as the time of the newest reply that was
   * seen.
   */
  chatMember: 'kapao.chatMember',
  chatGuest: 'kapao.chatGuest',
  /** Support chat in this tab: whether it is open, the draft, the scroll position, and unsent messages. */
  chatPanel: 'kapao.chatPanel',
  /** Changes at every login and logout of any tab. Contains no secret. */
  sessionChange: 'kapao.sessionChange',
  /** The login or logout (its `sessionChange`) to which this tab's data belongs. */
  tabLogin: 'kapao.tabLogin',
  /** The last state of the "remember" checkbox at a login on this device. */
  remember: 'kapao.remember',
  /**
   * Budgets and breaks of members on this device, under hashes of the members' ids
   * (`src/responsibleGaming/records.ts`).
   */
  play: 'kapao.play',
  /** The games that members have opened last on this device, under the same hashes (`src/games/lastPlayed.ts`). */
  lastPlayed: 'kapao.lastPlayed',
  /** Set if home had a search field at the last visit. Home's skeleton then reserves its space. */
  manyGames: 'kapao.manyGames',
} as const;
export type StorageName = keyof typeof storageKeys;
export type StorageKey = (typeof storageKeys)[StorageName];
/** The key of one of several records of a kind. */
export type RecordKey = `${StorageKey}.${string}`;

interface StoredValue {
  /** The owner of the data: `device` (no person), `visitor` (without a login) or `member`. */
  readonly whose: 'device' | 'visitor' | 'member';
  /**
   * The end of the data's lifetime:
   * - `session`: the next login or logout
   * - `days`, `minutes`: after some days or minutes; data with `minutes` also ends with a session
   * - `tab`: when the tab is closed
   * - `deleted`: only when somebody deletes it
   * - `break`: like `deleted`, but a running break is not deleted
   * - `result`: when the member has read the result or tapped "Remove from home page" (`src/api/commands/pendingCommands.ts`)
   */
  readonly until: 'session' | 'days' | 'minutes' | 'tab' | 'deleted' | 'break' | 'result';
}

/** The owner and lifetime of each key, in the order of the storage modal. */
export const storedValues: Readonly<Record<StorageName, StoredValue>> = {
  token: { whose: 'member', until: 'session' },
  lastSync: { whose: 'member', until: 'session' },
  liveQrs: { whose: 'member', until: 'session' },
  englishNameSaved: { whose: 'member', until: 'session' },
  pendingCommands: { whose: 'member', until: 'result' },
  chatMember: { whose: 'member', until: 'session' },
  chatPanel: { whose: 'visitor', until: 'session' },
  registration: { whose: 'visitor', until: 'minutes' },
  inviteCode: { whose: 'visitor', until: 'days' },
  guestId: { whose: 'visitor', until: 'session' },
  chatGuest: { whose: 'visitor', until: 'session' },
  agreement: { whose: 'device', until: 'deleted' },
  play: { whose: 'device', until: 'break' },
  lastPlayed: { whose: 'device', until: 'deleted' },
  manyGames: { whose: 'device', until: 'deleted' },
  remember: { whose: 'device', until: 'deleted' },
  language: { whose: 'device', until: 'deleted' },
  hideBalance: { whose: 'device', until: 'deleted' },
  installDismissed: { whose: 'device', until: 'deleted' },
  sessionChange: { whose: 'device', until: 'deleted' },
  tabLogin: { whose: 'device', until: 'tab' },
};
export const storageNames = Object.keys(storedValues) as StorageName[];

let apart = '';

/**
 * Adds a prefix to all storage keys, to separate this page from other pages of the origin. An empty name removes the
 * prefix. Only Storybook and tests call this function, before any value is read. The site uses no prefix.
 */
export function namespaceStorage(name: string): void {
  apart = name && `${name}:`;
}

/** Returns the full storage key, with this page's prefix. */
export const prefixedKey = (name: string): string => apart + name;

/**
 * Subscribes to changes of these keys and of their records by other tabs. The listener's `value` is null after a removal,
 * and after all storage was cleared (then without `key`). Returns the unsubscribe function.
 */
export function onStorageChange(
  keys: readonly StorageKey[],
  listener: (value: string | null, key?: string) => void,
): () => void {
  const belongsTo = (key: string, item: string) => key === prefixedKey(item) || key.startsWith(prefixedKey(`${item}.`));
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) listener(newValue);
    else if (keys.some((item) => belongsTo(key, item))) listener(newValue, key.slice(apart.length));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

interface SafeStorage {
  get(key: StorageKey | RecordKey): string | null;
  /** Returns the records of a key, with their full keys. */
  listRecords(key: StorageKey): (readonly [RecordKey, string])[];
  set(key: StorageKey, value: string): void;
  /** Stores a value. If the storage is full or denied, keeps the stored value and returns false. */
  trySet(key: StorageKey | RecordKey, value: string): boolean;
  /** Returns whether the value exists only in this page's memory, because storing it failed. */
  isInMemory(key: StorageKey): boolean;
  remove(key: StorageKey | RecordKey): void;
  /** Removes everything; in a page with its own namespace, only that namespace. */
  clear(): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const drop = (key: StorageKey | RecordKey) => {
    memory.delete(key);
    try {
      open().removeItem(prefixedKey(key));
    } catch {
      // Storage is denied, so no value can be left in it.
    }
  };
  return {
    get(key) {
      try {
        const stored = open().getItem(prefixedKey(key));
        // A failed write also removes the stored value. So a value that is stored now came later, from another tab.
        if (stored !== null) memory.delete(key);
        return stored ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    listRecords(key) {
      try {
        const storage = open();
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return names.flatMap((name) => {
          const value = name.startsWith(prefixedKey(`${key}.`)) ? storage.getItem(name) : null;
          return value === null ? [] : [[name.slice(apart.length) as RecordKey, value] as const];
        });
      } catch {
        return [];
      }
    },
    set(key, value) {
      try {
        open().setItem(prefixedKey(key), value);
        memory.delete(key);
      } catch {
        drop(key);
        memory.set(key, value);
      }
    },
    trySet(key, value) {
      try {
        open().setItem(prefixedKey(key), value);
        memory.delete(key);
        return true;
      } catch {
        return false;
      }
    },
    isInMemory: (key) => memory.has(key),
    remove: drop,
    clear() {
      memory.clear();
      try {
        const storage = open();
        if (!apart) storage.clear();
        else for (const key of Object.keys(storage)) if (key.startsWith(apart)) storage.removeItem(key);
      } catch {
        // Storage is denied, so no value can be left in it.
      }
    },
  };
}

/** Values that remain after the browser is closed. */
export const localStore = safeStorage(() => window.localStorage);
/** Values that remain until the tab is closed. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/** Returns the keys of values with these lifetimes. */
const getKeys = (...until: StoredValue['until'][]): StorageKey[] =>
  storageNames.filter((name) => until.includes(storedValues[name].until)).map((name) => storageKeys[name]);

/** Removes this tab's data of a session, or of an earlier visitor. */
export function clearTab(): void {
  for (const key of getKeys('session', 'minutes')) sessionStore.remove(key);
}

/** Removes session data, in this tab and for all tabs. */
export function clearSession(): void {
  clearTab();
  for (const key of getKeys('session', 'minutes')) localStore.remove(key);
}

/** Returns the names of everything that is stored now. */
export const getStoredNames = (): StorageName[] =>
  storageNames.filter((name) => {
    const key = storageKeys[name];
    return localStore.get(key) !== null || localStore.listRecords(key).length > 0 || sessionStore.get(key) !== null;
  });

const emptied = createListeners();

/**
 * Subscribes to the deletion of everything (`emptyStorage`), so that a module can drop its copy in memory. Returns the
 * unsubscribe function.
 */
export const whenEmptied = emptied.subscribe;

/** Returns whether the browser has cached files of the site. */
export const hasFiles = async (): Promise<boolean> => ((await globalThis.caches?.keys()) ?? []).some(isOwnCache);
const isOwnCache = (name: string) => name.startsWith('kapao-');

/** Deletes the site's cached files and its service worker. The next page load installs them again. */
export async function dropFiles(): Promise<void> {
  const names = ((await globalThis.caches?.keys()) ?? []).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const ownWorkers = workers.filter(({ active }) => active && new URL(active.scriptURL).pathname === '/sw.js');
  await Promise.all(ownWorkers.map((worker) => worker.unregister()));
}

/**
 * Deletes everything that the site stores in this browser: both storages and the cached files. This ends the session.
 * Running breaks remain, because a member must not be able to end a break this way.
 */
export async function emptyStorage(): Promise<void> {
  const breaks = extractBreaks(localStore.get(storageKeys.play) ?? '');
  localStore.clear();
  sessionStore.clear();
  if (breaks) localStore.set(storageKeys.play, breaks);
  emptied.notify();
  await dropFiles();
}
