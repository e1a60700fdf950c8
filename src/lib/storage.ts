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
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

interface SafeStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing is kept there, so nothing is left behind.
      }
    },
  };
}

/** Outlives the browser. */
export const localStore = safeStorage(() => window.localStorage);
/** Lives as long as the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);
