import { breaksIn } from '@/lib/breaks';

/**
 * Everything that the site keeps in the browser: under which key, and what of it is whose and for how long. What is
 * cleared when, and the modal that shows it, follow from this list; a key more needs its words in namespace `storage`.
 */
export const storageKeys = {
  token: 'kapao.token',
  language: 'kapao.language',
  agreement: 'kapao.agreement',
  lastSync: 'kapao.lastSync',
  inviteCode: 'kapao.inviteCode',
  guestId: 'kapao.guestId',
  hideBalance: 'kapao.hideBalance',
  /** What a visitor has typed on the way to a membership; never the password or a code. */
  registration: 'kapao.registration',
  /** The card that offers to install the app was put away. */
  installDismissed: 'kapao.installDismissed',
  /** The QRs that wait for a payment, so that a reload while the member pays loses nothing. */
  liveQrs: 'kapao.liveQrs',
  /** The member who has saved an English account name in this visit. */
  englishNameSaved: 'kapao.englishNameSaved',
  /**
   * Commands without a result, and those of the last minutes: equal ones are told apart by them. Each belongs to a member by
   * a hash; passwords, codes and pictures are not stored (`src/api/commands/pendingCommands.ts`).
   */
  pendingCommands: 'kapao.pendingCommands',
  /** Support chat: how far a member's, and a guest's, conversation was read. */
  chatMember: 'kapao.chatMember',
  chatGuest: 'kapao.chatGuest',
  /** Support chat in this tab: open or not, what is half written, what is not sent. */
  chatPanel: 'kapao.chatPanel',
  /** Changes whenever a tab logs in or out; holds no secret. */
  sessionChange: 'kapao.sessionChange',
  /** The login or logout (its `sessionChange`) that what this tab keeps belongs to. */
  tabLogin: 'kapao.tabLogin',
  /** How "remember" was last left at a login on this device. */
  remember: 'kapao.remember',
  /** "My play" of the members of this device, by marks that do not say who they are (`src/responsibleGaming/records.ts`). */
  play: 'kapao.play',
  /** Time of play, where a member has turned counting on, by the same marks (`src/responsibleGaming/timeRecords.ts`). */
  playTime: 'kapao.playTime',
} as const;
export type StorageName = keyof typeof storageKeys;
export type StorageKey = (typeof storageKeys)[StorageName];

interface Kept {
  /** Who it is about: nobody (`device`), whoever looks around without logging in, or a member. */
  readonly whose: 'device' | 'visitor' | 'member';
  /**
   * How long: until the next login or logout (`session`), until a logout (who comes back without one finds it), for so
   * many days or minutes at most (those end with a session, too), with the tab, or until it is deleted; `break` but for a
   * break that runs, which outlives that. `result`: until the result is known, or the member logs out by hand
   * (`src/api/commands/pendingCommands.ts` removes it).
   */
  readonly until: 'session' | 'logout' | 'days' | 'minutes' | 'tab' | 'deleted' | 'break' | 'result';
}

/** What each key is; in the order in which it is shown. */
export const keptThings: Readonly<Record<StorageName, Kept>> = {
  token: { whose: 'member', until: 'session' },
  lastSync: { whose: 'member', until: 'session' },
  liveQrs: { whose: 'member', until: 'session' },
  englishNameSaved: { whose: 'member', until: 'session' },
  pendingCommands: { whose: 'member', until: 'result' },
  playTime: { whose: 'member', until: 'logout' },
  chatMember: { whose: 'member', until: 'session' },
  chatPanel: { whose: 'visitor', until: 'session' },
  registration: { whose: 'visitor', until: 'minutes' },
  inviteCode: { whose: 'visitor', until: 'days' },
  guestId: { whose: 'visitor', until: 'session' },
  chatGuest: { whose: 'visitor', until: 'session' },
  agreement: { whose: 'device', until: 'deleted' },
  play: { whose: 'device', until: 'break' },
  remember: { whose: 'device', until: 'deleted' },
  language: { whose: 'device', until: 'deleted' },
  hideBalance: { whose: 'device', until: 'deleted' },
  installDismissed: { whose: 'device', until: 'deleted' },
  sessionChange: { whose: 'device', until: 'deleted' },
  tabLogin: { whose: 'device', until: 'tab' },
};
export const storageNames = Object.keys(keptThings) as StorageName[];

let apart = '';

/**
 * Keeps this page's things apart from those of the origin's other pages: under names that begin so. Before anything is
 * read; on the site all pages share one.
 */
export function namespaceStorage(name: string): void {
  apart = `${name}:`;
}

/** What a thing is called among those of all the origin's pages. */
export const prefixedKey = (name: string): string => apart + name;

/** Calls back when another tab has changed or removed one of these; `value` is null where it is gone. */
export function onStorageChange(keys: readonly StorageKey[], listener: (value: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || keys.some((one) => prefixedKey(one) === key)) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

interface SafeStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  /** Whether it lives in this page's memory alone. */
  isInMemory(key: StorageKey): boolean;
  remove(key: StorageKey): void;
  /** Forgets all, whoever has put it there; of a page that is kept apart, all of its own. */
  clear(): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const drop = (key: StorageKey) => {
    memory.delete(key);
    try {
      open().removeItem(prefixedKey(key));
    } catch {
      // Nothing is kept there, so nothing is left behind.
    }
  };
  return {
    get(key) {
      try {
        const kept = open().getItem(prefixedKey(key));
        // What could not be kept took the older value along: this one is newer, of another tab.
        if (kept !== null) memory.delete(key);
        return kept ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
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
    isInMemory: (key) => memory.has(key),
    remove: drop,
    clear() {
      memory.clear();
      try {
        const storage = open();
        if (!apart) storage.clear();
        else for (const key of Object.keys(storage)) if (key.startsWith(apart)) storage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Outlives the browser. */
export const localStore = safeStorage(() => window.localStorage);
/** Lives as long as the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/** The keys of what ends then: with any login or logout, or with a logout alone. */
const endingWith = (...until: Kept['until'][]): StorageKey[] =>
  storageNames.filter((name) => until.includes(keptThings[name].until)).map((name) => storageKeys[name]);

/** Keys of earlier versions: what a session of theirs has left ends with the next login or logout. */
const formerKeys = ['kapao.intents', 'kapao.sentLately', 'kapao.receivedRefunds'] as unknown as StorageKey[];

/** Forgets what this tab itself keeps of a session, or of a visitor before it. */
export function clearTab(): void {
  for (const key of [...endingWith('session', 'minutes', 'logout'), ...formerKeys]) sessionStore.remove(key);
}

/** Forgets what ends with a session, in this tab and for all; what a member may come back to only at a `logout`. */
export function clearSession(logout: boolean): void {
  clearTab();
  const ending = endingWith('session', 'minutes', ...(logout ? (['logout'] as const) : []));
  for (const key of [...ending, ...formerKeys]) localStore.remove(key);
}

/** What is kept right now. */
export const storedNow = (): StorageName[] =>
  storageNames.filter((name) => {
    const key = storageKeys[name];
    return localStore.get(key) !== null || sessionStore.get(key) !== null;
  });

const emptied = new Set<() => void>();

/** Calls back once everything was deleted: whoever holds something of it in memory lets go of it. */
export function whenEmptied(listener: () => void): () => void {
  emptied.add(listener);
  return () => void emptied.delete(listener);
}

/** Whether files of the site are kept for the next visit. */
export const hasFiles = async (): Promise<boolean> => ((await globalThis.caches?.keys()) ?? []).some(isOwnCache);
const isOwnCache = (name: string) => name.startsWith('kapao-');

/** Deletes the site's files, and the worker that keeps them: the next page brings its own. */
export async function dropFiles(): Promise<void> {
  const names = ((await globalThis.caches?.keys()) ?? []).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const own = workers.filter(({ active }) => active && new URL(active.scriptURL).pathname === '/sw.js');
  await Promise.all(own.map((worker) => worker.unregister()));
}

/**
 * Deletes all that the site keeps in this browser: both storages and its files. The session ends with it. Breaks alone
 * stay: nobody ends one by this.
 */
export async function emptyStorage(): Promise<void> {
  const breaks = breaksIn(localStore.get(storageKeys.play) ?? '');
  localStore.clear();
  sessionStore.clear();
  if (breaks) localStore.set(storageKeys.play, breaks);
  for (const listener of emptied) listener();
  await dropFiles();
}
