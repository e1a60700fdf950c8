import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptThings, storageKeys, storageNames } from '@/device/storage';

/** A browser's storage; `mode` makes it misbehave. */
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

/** One tab: its own session storage (or a copy of `like`'s) and module, the browser's one local storage. */
async function openTab(local: FakeStorage, like?: { tab: { sessionStorage: FakeStorage } }) {
  const sessionStorage = new FakeStorage();
  for (const [key, value] of like?.tab.sessionStorage.items ?? []) sessionStorage.items.set(key, value);
  const tab = Object.assign(new EventTarget(), { localStorage: local, sessionStorage });
  vi.stubGlobal('window', tab);
  vi.resetModules();
  const session = await import('./session');
  const stop = session.followOtherTabs();
  /** `window` is one global here: what a tab does runs with its own. */
  const as = <T>(work: (session: Session) => T): T => {
    vi.stubGlobal('window', tab);
    return work(session);
  };
  /** As the browser tells this tab of a change made by another one. */
  const hear = (key: string | null) => as(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key })));
  /** As the browser shows it again: kept as it was (`persisted`), or loaded. */
  const show = (persisted: boolean) => as(() => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  return { tab, as, hear, show, stop };
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
  it('lives in local storage when remembered, else in the tab alone', async () => {
    const { tab, as } = await openTab(local);
    as((session) => session.startSession('one', true));
    expect([stored(local), stored(tab.sessionStorage)]).toEqual(['one', null]);
    as((session) => session.startSession('two', false));
    expect([stored(local), stored(tab.sessionStorage)]).toEqual([null, 'two']);
    expect(as((session) => session.getToken())).toBe('two');
  });

  it.each([true, false])('leaves no token anywhere when it ends (remembered: %s)', async (remember) => {
    const { tab, as } = await openTab(local);
    local.items.set('kapao.lastSync', '2026-01-14T07:30:00.000Z');
    as((session) => session.startSession('secret-token', remember));
    as((session) => session.endSession());
    expect(as((session) => session.getToken())).toBeNull();
    const left = [...local.items, ...tab.sessionStorage.items].flat().join(' ');
    expect(left).not.toContain('secret');
    expect(left).not.toContain('lastSync');
  });

  it('is said to be lost once, and only when the server ended it', async () => {
    const { as } = await openTab(local);
    as((session) => {
      session.startSession('one', true);
      session.endSession();
      expect(session.wasSessionLost()).toBe(false);
      session.startSession('two', true);
      session.endSession(true);
      expect(session.wasSessionLost()).toBe(true);
      // Nothing to end any more: the public frame asks for it on every login page.
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

  it('takes an empty stored token for none', async () => {
    local.items.set('kapao.token', '');
    const { as } = await openTab(local);
    expect(as((session) => session.getToken())).toBeNull();
  });
});

describe('what was said to a member', () => {
  /** The toasts of that tab, after all that its last step has brought about. */
  const open = async () => {
    const { as, hear } = await openTab(local);
    const { currentToasts, toast } = await import('@/components/Toast/toasts');
    const said = async () => {
      await Promise.resolve();
      return currentToasts().map(({ text }) => text);
    };
    vi.useFakeTimers();
    return { as, hear, toast, said };
  };
  afterEach(() => void vi.useRealTimers());

  it.each([true, false])(
    'goes with the session (ended by the server: %s), and what is said after it stays',
    async (byServer) => {
      const { as, toast, said } = await open();
      as((session) => session.startSession('one', true));
      await said();
      toast.success('500.00 baht');
      expect(await said()).toEqual(['500.00 baht']);
      as((session) => session.endSession(byServer));
      expect(await said()).toEqual([]);
      toast.info('why');
      // Nothing to end any more: the public frame asks for it on every login page.
      as((session) => session.endSession());
      expect(await said()).toEqual(['why']);
    },
  );

  it('goes when another tab changes the member', async () => {
    const { hear, toast, said } = await open();
    toast.success('500.00 baht');
    hear('kapao.language');
    expect(await said()).toEqual(['500.00 baht']);
    hear('kapao.sessionChange');
    expect(await said()).toEqual([]);
  });

  it('stays when the session begins, such as that of a new member', async () => {
    const { as, toast, said } = await open();
    toast.success('welcome');
    as((session) => session.startSession('one', true));
    expect(await said()).toEqual(['welcome']);
  });
});

describe('storage that does not work', () => {
  it.each(['full', 'denied'] as const)(
    '%s: the session works until the page is closed, and ends for good',
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

  it('never brings an older token back', async () => {
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
  it('the other one follows a logout and a change of member', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', true));
    second.hear('kapao.token');
    expect(second.as((session) => session.getToken())).toBe('one');
    first.as((session) => session.startSession('two', true));
    second.hear('kapao.sessionChange');
    expect(second.as((session) => session.getToken())).toBe('two');
    second.as((session) => session.endSession());
    first.hear('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBeNull();
  });

  it('every change of member changes what the other tabs can hear, also the same one again', async () => {
    const { as } = await openTab(local);
    const seen = new Set<string | undefined>();
    for (let turn = 0; turn < 5; turn += 1) {
      as((session) => session.startSession('one', false));
      seen.add(local.items.get('kapao.sessionChange'));
      as((session) => session.endSession());
      seen.add(local.items.get('kapao.sessionChange'));
    }
    expect(seen.size).toBe(10);
    expect([...local.items].flat().join(' ')).not.toContain('one');
  });

  it("a session of the tab alone ends when the member changes elsewhere, and not by another key's change", async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('alone', false));
    first.hear('kapao.language');
    first.hear('somebody-else');
    expect(first.as((session) => session.getToken())).toBe('alone');
    second.as((session) => session.startSession('two', true));
    first.hear('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBe('two');
  });

  it("the QRs that wait in this tab are none of another tab's member", async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', true));
    first.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    first.hear('kapao.language');
    expect(first.tab.sessionStorage.items.get('kapao.liveQrs')).toBe('[{"id":"q"}]');
    second.as((session) => session.startSession('two', true));
    first.hear('kapao.sessionChange');
    expect(first.as((session) => session.getToken())).toBe('two');
    expect(first.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(false);
  });

  it('one that the browser kept to go back to has heard nothing, and follows when it is shown again', async () => {
    const kept = await openTab(local);
    const other = await openTab(local);
    kept.as((session) => session.startSession('one', false));
    kept.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    kept.show(true);
    expect(kept.as((session) => session.getToken())).toBe('one');
    other.as((session) => session.startSession('two', true));
    kept.show(false);
    expect(kept.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
    kept.show(true);
    expect(kept.as((session) => session.getToken())).toBe('two');
    expect(kept.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(false);
    // What it has followed once is nothing new the next time.
    kept.tab.sessionStorage.items.set('kapao.liveQrs', '[]');
    kept.show(true);
    expect(kept.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
    kept.stop();
    other.as((session) => session.endSession());
    kept.show(true);
    expect(kept.tab.sessionStorage.items.has('kapao.liveQrs')).toBe(true);
  });

  it('hears when all of storage is cleared, and nothing after it stopped listening', async () => {
    const { as, hear, stop, tab } = await openTab(local);
    as((session) => session.startSession('alone', false));
    hear(null);
    expect(as((session) => session.getToken())).toBeNull();
    as((session) => session.startSession('again', false));
    stop();
    hear('kapao.sessionChange');
    expect(stored(tab.sessionStorage)).toBe('again');
  });
});

describe('a copied or restored tab', () => {
  it('goes on with the session it was copied from while that lives', async () => {
    const first = await openTab(local);
    first.as((session) => session.startSession('one', false));
    first.tab.sessionStorage.items.set('kapao.liveQrs', '[{"id":"q"}]');
    const copy = await openTab(local, first);
    expect(copy.as((session) => session.getToken())).toBe('one');
    expect(copy.tab.sessionStorage.items.get('kapao.liveQrs')).toBe('[{"id":"q"}]');
    // Loaded anew it is the same tab.
    expect((await openTab(local, copy)).as((session) => session.getToken())).toBe('one');
  });

  it.each(['logout', 'login'])('is nobody’s after a %s elsewhere, and keeps nothing of who has left', async (what) => {
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

  it('has no token before it has heard of anything: the next look says so', async () => {
    const first = await openTab(local);
    const second = await openTab(local);
    first.as((session) => session.startSession('one', false));
    second.as((session) => session.startSession('two', false));
    // No event has come yet.
    expect(first.as((session) => session.getToken())).toBeNull();
  });

  it.each([true, false])(
    'a token in memory alone ends with a logout in another tab (remembered: %s)',
    async (remember) => {
      const full = await openTab(local);
      full.tab.sessionStorage.mode = 'full';
      local.mode = 'full';
      full.as((session) => session.startSession('one', remember));
      expect(full.as((session) => session.getToken())).toBe('one');
      local.mode = 'fine';
      const other = await openTab(local);
      other.as((session) => {
        session.startSession('two', false);
        session.endSession();
      });
      expect(full.as((session) => session.getToken())).toBeNull();
      full.hear('kapao.sessionChange');
      expect(full.as((session) => session.getToken())).toBeNull();
    },
  );
});

describe('what is kept of a person', () => {
  const fill = ({ tab }: Awaited<ReturnType<typeof openTab>>) => {
    for (const [name, key] of Object.entries(storageKeys)) {
      local.items.set(key, `local ${name}`);
      tab.sessionStorage.items.set(key, `tab ${name}`);
    }
  };
  const leftOf = ({ tab }: Awaited<ReturnType<typeof openTab>>, whose: string) =>
    storageNames.filter((name) => {
      const key = storageKeys[name];
      const kept = [local.items.get(key), tab.sessionStorage.items.get(key)];
      return keptThings[name].whose === whose && kept.some((value) => value?.endsWith(` ${name}`));
    });

  it('nothing of a member is left after logout, and all that is the device’s stays', async () => {
    const one = await openTab(local);
    one.as((session) => session.startSession('one', false));
    const { tabLogin, sessionChange } = storageKeys;
    const change = local.items.get(sessionChange) ?? '';
    fill(one);
    local.items.set(sessionChange, change);
    one.tab.sessionStorage.items.set(tabLogin, change);
    one.as((session) => session.endSession());
    // Each is one member's, by a hash; a logout by hand removes them before this (`LogOutQuestion`).
    expect(leftOf(one, 'member')).toEqual(['pendingCommands']);
    expect(leftOf(one, 'visitor')).toEqual(['inviteCode']);
    expect(leftOf(one, 'device')).toEqual(expect.arrayContaining(['language', 'agreement', 'remember']));
  });

  it('a login begins with nothing of the one before, but for money that its owner may come back to', async () => {
    const one = await openTab(local);
    fill(one);
    one.as((session) => session.startSession('two', false));
    expect(leftOf(one, 'member')).toEqual(['pendingCommands', 'receivedRefunds']);
    expect(leftOf(one, 'visitor')).toEqual(['inviteCode']);
  });
});
