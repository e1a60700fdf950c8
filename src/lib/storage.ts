/**
 * Browser storage that never throws: denied, full or missing storage falls back to memory for this page (R29).
 * Every key the site keeps is named here (spec section 3, stored locally).
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
  /** The QRs that wait for a payment, so that a reload while the member pays loses nothing. Ends with the session. */
  liveQrs: 'kapao.liveQrs',
  /** The member who has saved an English account name in this visit. */
  englishNameSaved: 'kapao.englishNameSaved',
  /** Refunds that members of this device have received and not yet moved into the main wallet. */
  receivedRefunds: 'kapao.receivedRefunds',
  /** Support chat: how far a member's, and a guest's, conversation was read. Members' goes with the session. */
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
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

interface SafeStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  /** Whether it lives in this page's memory alone. */
  isInMemory(key: StorageKey): boolean;
  remove(key: StorageKey): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const drop = (key: StorageKey) => {
    memory.delete(key);
    try {
      open().removeItem(key);
    } catch {
      // Nothing is kept there, so nothing is left behind.
    }
  };
  return {
    get(key) {
      try {
        const kept = open().getItem(key);
        // What could not be kept took the older value along: this one is newer, of another tab.
        if (kept !== null) memory.delete(key);
        return kept ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        drop(key);
        memory.set(key, value);
      }
    },
    isInMemory: (key) => memory.has(key),
    remove: drop,
  };
}

/** Outlives the browser. */
export const localStore = safeStorage(() => window.localStorage);
/** Lives as long as the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);
