import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys, storageNames, storedValues } from '@/device/storage';

/** A browser's storage. `mode` makes it full or denied. */
class FakeStorage {
  readonly items = new Map<string, string>();
  mode: 'fine' | 'full' | 'denied' = 'fine';
  private check(): void {
    if (this.mode === 'denied') throw new DOMException('denied', 'SecurityError');
  }
  getItem(key: string): string | null {
    this.check();
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.check();
    if (this.mode === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.check();
    this.items.delete(key);
  }
}

type Session = typeof import('./session');

/**
 * Opens a tab with its own module and session storage. With `like`, the session storage is a copy of that tab's. All
 * tabs share the local storage.
 */
async function openTab(local: FakeStorage, like?: { tab: { sessionStorage: FakeStorage } }) {
  const sessionStorage = new FakeStorage();
  for (const [key, value] of like?.tab.sessionStorage.items ?? []) sessionStorage.items.set(key, value);
  const tab = Object.assign(new EventTarget(), { localStorage: local, sessionStorage });
  vi.stubGlobal('window', tab);
  vi.resetModules();
  const session = await import('./session');
  const stop = session.followOtherTabs();
  /** Runs work with this tab's `window`, because the test has only one global object. */
  const as = <T>(work: (session: Session) => T): T => {
    vi.stubGlobal('window', tab);
    return work(session);
  };
  /** Dispatches the event for a change by another tab. */
  const dispatchStorage = (key: string | null) =>
    as(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key })));
  /** Dispatches the event for showing the page: restored from the back/forward cache (`persisted`), or loaded. */
  const show = (persisted: boolean) => as(() => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  return { tab, as, dispatchStorage, show, stop };
}

let local: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (storage: FakeStorage) => storage.items.get('kapao.token') ?? null;

describe('a session', () => {
  it('keeps a remembered session in local storage and any other only in the tab', async () => {
    const { tab, as } = await openTab(local);
    as((session) => session.startSession('one', true));
    expect([stored(local), stored(tab.sessionStorage)]).toEqual(['one', null]);
    as((session) => session.startSession('two', false));
    expect([stored(local), stored(tab.sessionStorage)]).toEqual([null, 'two']);
    expect(as((session) => session.getToken())).toBe('two');
  });

  it.each([true, false])('leaves no token anywhere when the session ends (remembered: %s)', async (remember) => {
    const { tab, as } = await openTab(local);
    local.items.set('kapao.lastSync', '2026-01-14T07:30:00.000Z');
    as((session) => session.startSession('secret-token', remember));
    as((session) => session.endSession());
    expect(as((session) => session.getToken())).toBeNull();
    const remaining = [...local.items, ...tab.sessionStorage.items].flat().join(' ');
    expect(remaining).not.toContain('secret');
    expect(remaining).not.toContain('lastSync');
  });

  it('reports a session as lost once, and only if the server ended it', async () => {
    const { as } = await openTab(local);
    as((session) => {
      session.startSession('one', true);
      session.endSession();
      expect(session.wasSessionLost()).toBe(false);
      session.startSession('two', true);
      session.endSession(true);
      expect(session.wasSessionLost()).toBe(true);
      // Does nothing, because the session has already ended. The public layout calls this whenever it mounts.
      session.endSession();
      expect(session.wasSessionLost()).toBe(true);
      session.clearLostSession();
      expect(session.wasSessionLost()).toBe(false);
    });
  });

  it('survives a reload of the tab', async () => {
    const { as } = await openTab(local);
    as((session) => session.startSession('one', true));
    const again = await openTab(local);
    expect(again.as((session) => session.getToken())).toBe('one');
  });

  it('treats an empty stored token as no token', async () => {
    local.items.set('kapao.token', '');
    const { as } = await openTab(local);
    expect(as((session) => session.getToken())).toBeNull();
  });
});

describe('a member’s toasts', () => {
  /** Opens a tab. `getToastTexts` returns the texts of the tab's toasts after pending work. */
  const open = async () => {
    const { as, dispatchStorage } = await openTab(local);
    const { currentToasts, toast } = await import('@/components/Toast/toasts');
    const getToastTexts = async () => {
      await Promise.resolve();
      return currentToasts().map(({ text }) => text);
    };
    vi.useFakeTimers();
    return { as, dispatchStorage, toast, getToastTexts };
  };
  afterEach(() => void vi.useRealTimers());

  it.each([true, false])(
    'removes the member’s toasts when the session ends (by the server: %s) and keeps later ones',
    async (byServer) => {
      const { as, toast, getToastTexts } = await open();
      as((session) => session.startSession('one', true));
      await getToastTexts();
      toast.success('500.00 baht');
      expect(await getToastTexts()).toEqual(['500.00 baht']);
      as((session) => session.endSession(byServer));
      expect(await getToastTexts()).toEqual([]);
      toast.info('why');
      // Does nothing, because the session has already ended. The public layout calls this whenever it mounts.
      as((session) => session.endSession());
      expect(await getToastTexts()).toEqual(['why']);
    },
  );

  it('removes the member’s toasts when another tab changes the member', async () => {
    const { dispatchStorage, toast, getToastTexts } = await open();
    toast.success('500.00 baht');
    dispatchStorage('kapao.language');
    expect(await getToastTexts()).toEqual(['500.00 baht']);
    dispatchStorage('kapao.sessionChange');
    expect(await getToastTexts()).toEqual([]);
  });

  it('keeps toasts when a session begins, such as that of a new member', async () => {
    const { as, toast, getToastTexts } = await open();
    toast.success('welcome');
    as((session) => session.startSession('one', true));
    expect(await getToastTexts()).toEqual(['welcome']);
  });
});

describe('storage that does not work', () => {
  it.each(['full', 'denied'] as const)(
    'with storage %s, keeps the session until the page is closed and ends it completely',
    async (mode) => {
      const { tab, as } = await openTab(local);
      local.mode = mode;
      tab.sessionStorage.mode = mode;
      for (const remember of [true, false]) {
        as((session) => session.startSession('one', remember));
        expect(as((session) => session.getToken())).toBe('one');
        as((session) => session.endSession());
        expect(as((session) => session.getToken())).toBeNull();
      }
    },
  );

  it('never restores an older token', async () => {
    const { as } = await openTab(local);
    as((session) => session.startSession('old', true));
    local.mode = 'full';
    as((session) => session.startSession('new', true));
    expect(as((session) => session.getToken())).toBe('new');
    local.mode = 'fine';
    as((session) => session.endSession());
    expect(as((session) => session.getToken())).toBeNull();
  });
});

describe('two tabs', () => {
  it('follows a logout and a change of member in another tab', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', true));
    second.dispatchStorage('kapao.token');
    expect(second.as((session) => session.getToken())).toBe('one');
    first.as((session) => session.startSession('two', true));
    second.dispatchStorage('kapao.sessionChange');
    expect(second.as((session) => session.getToken())).toBe('two');
    second.as((session) => session.endSession());
    first.dispatchStorage('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBeNull();
  });

  it('changes the stored value for other tabs at every change of member, also to the same one', async () => {
    const { as } = await openTab(local);
    const values = new Set<string | undefined>();
    for (let turn = 0; turn < 5; turn += 1) {
      as((session) => session.startSession('one', false));
      values.add(local.items.get('kapao.sessionChange'));
      as((session) => session.endSession());
      values.add(local.items.get('kapao.sessionChange'));
    }
    expect(values.size).toBe(10);
    expect([...local.items].flat().join(' ')).not.toContain('one');
  });

  it('ends a tab-only session when the member changes elsewhere, but not when another key changes', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('alone', false));
    first.dispatchStorage('kapao.language');
    first.dispatchStorage('somebody-else');
    expect(first.as((session) => session.getToken())).toBe('alone');
    second.as((session) => session.startSession('two', true));
    first.dispatchStorage('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBe('two');
  });

  it('removes this tab’s waiting QRs when another tab changes the member', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', true));
    first.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    first.dispatchStorage('kapao.language');
    expect(first.tab.sessionStorage.items.get('kapao.liveQrs')).toBe('[{"id":"q"}]');
    second.as((session) => session.startSession('two', true));
    first.dispatchStorage('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBe('two');
    expect(first.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(false);
  });

  it('follows a change of member when the page returns from the back/forward cache', async () => {
    const cachedTab = await openTab(local);
    const otherTab = await openTab(local);
    cachedTab.as((session) => session.startSession('one', false));
    cachedTab.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    cachedTab.show(true);
    expect(cachedTab.as((session) => session.getToken())).toBe('one');
    otherTab.as((session) => session.startSession('two', true));
    cachedTab.show(false);
    expect(cachedTab.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
    cachedTab.show(true);
    expect(cachedTab.as((session) => session.getToken())).toBe('two');
    expect(cachedTab.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(false);
    // The same session change must not clear the storage again on the next `pageshow`.
    cachedTab.tab.sessionStorage.items.set('kapao.liveQrs', '[]');
    cachedTab.show(true);
    expect(cachedTab.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
    cachedTab.stop();
    otherTab.as((session) => session.endSession());
    cachedTab.show(true);
    expect(cachedTab.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
  });

  it('follows a clearing of all storage, and nothing after it stopped listening', async () => {
    const { as, dispatchStorage, stop, tab } = await openTab(local);
    as((session) => session.startSession('alone', false));
    dispatchStorage(null);
    expect(as((session) => session.getToken())).toBeNull();
    as((session) => session.startSession('again', false));
    stop();
    dispatchStorage('kapao.sessionChange');
    expect(stored(tab.sessionStorage)).toBe('again');
  });
});

describe('a copied or restored tab', () => {
  it('continues the session of the tab it was copied from while that session lasts', async () => {
    const first = await openTab(local);
    first.as((session) => session.startSession('one', false));
    first.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    const copy = await openTab(local, first);
    expect(copy.as((session) => session.getToken())).toBe('one');
    expect(copy.tab.sessionStorage.items.get('kapao.liveQrs')).toBe('[{"id":"q"}]');
    // A reload of the copy keeps its session storage, so the session continues.
    expect((await openTab(local, copy)).as((session) => session.getToken())).toBe('one');
  });

  it.each(['logout', 'login'])('keeps nothing of the previous member after a %s elsewhere', async (what) => {
    const first = await openTab(local);
    first.as((session) => session.startSession('one', false));
    first.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    const closed = { tab: { sessionStorage: new FakeStorage() } };
    for (const [key, value] of first.tab.sessionStorage.items) closed.tab.sessionStorage.items.set(key, value);
    first.as((session) => (what === 'logout' ? session.endSession() : session.startSession('two', true)));
    const restored = await openTab(local, closed);
    expect(restored.as((session) => session.getToken())).toBe(what === 'logout' ? null : 'two');
    expect([...restored.tab.sessionStorage.items].flat().join(' ')).not.toMatch(/one|liveQrs/);
  });

  it('returns no token after a change elsewhere, before any event arrives', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', false));
    second.as((session) => session.startSession('two', false));
    // No storage event has reached the first tab yet.
    expect(first.as((session) => session.getToken())).toBeNull();
  });

  it.each([true, false])(
    'ends a session whose token is only in memory after a logout in another tab (remembered: %s)',
    async (remember) => {
      const full = await openTab(local);
      full.tab.sessionStorage.mode = 'full';
      local.mode = 'full';
      full.as((session) => session.startSession('one', remember));
      expect(full.as((session) => session.getToken())).toBe('one');
      local.mode = 'fine';
      const otherTab = await openTab(local);
      otherTab.as((session) => {
        session.startSession('two', false);
        session.endSession();
      });
      expect(full.as((session) => session.getToken())).toBeNull();
      full.dispatchStorage('kapao.sessionChange');
      expect(full.as((session) => session.getToken())).toBeNull();
    },
  );
});

describe('a person’s data', () => {
  const fill = ({ tab }: Awaited<ReturnType<typeof openTab>>) => {
    for (const [name, key] of Object.entries(storageKeys)) {
      local.items.set(key, `local ${name}`);
      tab.sessionStorage.items.set(key, `tab ${name}`);
    }
  };
  const getLeft = ({ tab }: Awaited<ReturnType<typeof openTab>>, whose: string) =>
    storageNames.filter((name) => {
      const key = storageKeys[name];
      const storedValuesOfKey = [local.items.get(key), tab.sessionStorage.items.get(key)];
      return storedValues[name].whose === whose && storedValuesOfKey.some((value) => value?.endsWith(` ${name}`));
    });

  it('leaves nothing of a member after logout, and keeps the device’s data', async () => {
    const item = await openTab(local);
    item.as((session) => session.startSession('one', false));
    const { tabLogin, sessionChange } = storageKeys;
    const change = local.items.get(sessionChange) ?? '';
    fill(item);
    local.items.set(sessionChange, change);
    item.tab.sessionStorage.items.set(tabLogin, change);
    item.as((session) => session.endSession());
    // Commands stay, because the hash of a member's id assigns each command to its member.
    expect(getLeft(item, 'member')).toEqual(['pendingCommands']);
    expect(getLeft(item, 'visitor')).toEqual(['inviteCode']);
    expect(getLeft(item, 'device')).toEqual(expect.arrayContaining(['language', 'agreement', 'remember']));
  });

  it('starts a login without the previous member’s data, except what its owner may come back to', async () => {
    const item = await openTab(local);
    fill(item);
    item.as((session) => session.startSession('two', false));
    expect(getLeft(item, 'member')).toEqual(['pendingCommands']);
    expect(getLeft(item, 'visitor')).toEqual(['inviteCode']);
  });
});
