import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '@/api/client';
import { noteServerTime } from '@/api/serverTime';
import { localStore, sessionStore, storageKeys } from '@/lib/storage';
import { checkMs, createChat } from './chat';
import type { LineListener } from './connection';
import type { Owner } from './owner';
import { readMs } from './reading';

/** What goes wrong with servers, lines, clocks and sessions, against a small server whose every answer can be spoiled. */
const guest: Owner = { kind: 'guest', id: 'guest-of-the-test' };
const anan: Owner = { kind: 'member', id: 'anan', username: 'anan', name: 'Anan' };
const bee: Owner = { kind: 'member', id: 'bee', username: 'bee', name: 'Bee' };
const text = (message: string) => ({ message_type: 'text', payload: { message } });

const config = '/api/chat/config';
const history = '/api/chat/history';
const send = '/api/chat/send-message';
const read = '/api/chat/read-customer/';

interface Asked {
  path: string;
  token: string | null;
  body: {
    skip: number;
    limit: number;
    createdAt: string;
    session_id?: string;
    message: { payload: { message: string } };
  };
}
type Chat = ReturnType<typeof createChat>;

/** The room, oldest first. */
let room: unknown[];
let asked: Asked[];
let spoil: Record<string, () => Response | Promise<Response> | undefined>;
let serverAhead: number;
let keepsIds: boolean;
let token: string | null;
let goneTold: number;
let listeners: LineListener[];
let rooms: string[];
let isUp: boolean;
let chats: Chat[];
let events: Map<string, Set<(event: unknown) => void>>;

const refusal = (status: number) => () => Response.json({ message: 'X' }, { status });
const never = () => new Promise<Response>(() => {});
/** So many times, then no more. */
const times = (count: number, fate: () => Response | Promise<Response>) => {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0 ? fate() : undefined;
  };
};
const serverTime = () => new Date(Date.now() + serverAhead);
const say = (words: string, more: object = {}) => {
  const said = { sender: 'support', name: 'Noi', message: text(words), createdAt: serverTime().toISOString(), ...more };
  vi.setSystemTime(Date.now() + 1);
  room.push(said);
  return said;
};
const store = (body: Asked['body']) => {
  const createdAt = serverTime().toISOString();
  vi.setSystemTime(Date.now() + 1);
  room.push({ ...body, createdAt, session_id: keepsIds ? body.session_id : null });
  return Response.json(createdAt);
};
function answer({ path, body }: Asked): Response {
  if (path === config) return Response.json({ PREFIX: 'room_' });
  if (path === send) return store(body);
  if (path === read) return Response.json({ success: true });
  const end = Math.max(0, room.length - body.skip);
  const page = room.slice(Math.max(0, end - body.limit), end).reverse();
  return Response.json(page, { headers: { date: serverTime().toUTCString() } });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const count = (path: string) => asked.filter((one) => one.path === path).length;
const words = (chat: Chat) => chat.view().rows.map(({ message }) => (message.payload as { message: string }).message);
const hear = (payload: unknown) => {
  for (const { onMessage } of listeners) onMessage(payload);
};
const line = (up: boolean) => {
  isUp = up;
  for (const { onJoin, onChange } of listeners) (up ? onJoin : onChange)();
};
async function open(owner: Owner = guest): Promise<Chat> {
  const chat = createChat(owner, {
    isVisible: () => true,
    openLine: async (name, listener) => {
      rooms.push(name);
      listeners.push(listener);
      return { isUp: () => isUp, check: () => {}, close: () => {} };
    },
  });
  chats.push(chat);
  await pass(10);
  return chat;
}
const up = async (owner?: Owner) => {
  const chat = await open(owner);
  line(true);
  await pass(10);
  return chat;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 0, 14));
  noteServerTime(new Date().toUTCString());
  for (const key of [storageKeys.chatGuest, storageKeys.chatMember]) localStore.remove(key);
  sessionStore.remove(storageKeys.chatPanel);
  [room, asked, spoil, listeners, rooms, chats] = [[], [], {}, [], [], []];
  [serverAhead, keepsIds, token, goneTold, isUp] = [0, true, null, 0, false];
  events = new Map();
  const onGone = () => {
    goneTold += 1;
  };
  configureClient({ getToken: () => token, onSessionLost() {}, onGone });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    events.set(type, (events.get(type) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: unknown) => void) =>
    events.get(type)?.delete(listener),
  );
  vi.stubGlobal('fetch', (url: string, { body, headers, signal }: RequestInit) => {
    const path = new URL(url, 'http://server.example').pathname;
    const one = { path, token: new Headers(headers).get('authorization'), body: JSON.parse(String(body ?? '{}')) };
    return new Promise((resolve, reject) => {
      const stop = () => reject(new TypeError('given up'));
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop);
      asked.push(one);
      // A line takes its time; what is left meanwhile has arrived all the same.
      const spoiled = Promise.resolve(spoil[path]?.());
      setTimeout(() => spoiled.then((found) => resolve(found ?? answer(one)), reject), 2);
      spoiled.catch(() => undefined);
    });
  });
});
afterEach(() => {
  for (const chat of chats) chat.close();
  configureClient();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  noteServerTime(new Date().toUTCString());
});

describe('a gap', () => {
  it('is closed by another try when the history fails while the line is up, and asked no more then', async () => {
    const chat = await up();
    line(false);
    say('missed');
    spoil[history] = times(1, refusal(500));
    line(true);
    await pass(2 * checkMs);
    expect(words(chat)).toEqual(['missed']);
    const before = count(history);
    await pass(10 * checkMs);
    expect(count(history)).toBe(before);
  });

  it('is closed within half a minute when the answer never comes', async () => {
    const chat = await up();
    say('missed');
    spoil[history] = times(1, never);
    line(true);
    await pass(30_000);
    expect(words(chat)).toEqual(['missed']);
  });

  it('is closed whenever a line joins, also when another one was there all the time', async () => {
    const chat = await up();
    say('missed');
    line(true);
    await pass(50);
    expect(words(chat)).toEqual(['missed']);
  });

  it('is closed below a message that is dated tomorrow', async () => {
    const chat = await up();
    say('from tomorrow', { createdAt: new Date(Date.now() + 86_400_000).toISOString() });
    line(true);
    await pass(50);
    const [future] = room.splice(0);
    await pass(120_000);
    for (let said = 0; said < 15; said += 1) say(`missed ${said}`);
    room.push(future);
    line(true);
    await pass(50);
    expect(words(chat)).toHaveLength(16);
  });
});

describe('"too often"', () => {
  it.each([history, config])('of %s: nothing at all is asked for a while', async (path) => {
    localStore.set(
      storageKeys.chatGuest,
      JSON.stringify({ owner: `guest:${guest.id}`, readAt: 1, sent: 0, mark: 'due' }),
    );
    spoil[path] = refusal(429);
    const chat = await open();
    chat.setOpen(true);
    await pass(checkMs);
    const before = asked.length;
    line(true);
    await pass(3 * checkMs);
    expect(asked.length).toBe(before);
    spoil = {};
    await pass(8 * checkMs);
    line(true);
    await pass(10);
    expect(chat.view()).toMatchObject({ status: 'ready', line: 'up' });
  });
});

describe('another member', () => {
  it('gets nothing of what waited when the first one left: no message, no record, no lock', async () => {
    token = 'token-of-anan';
    const first = await up(anan);
    spoil[send] = times(1, never);
    first.sendText('on its way');
    first.sendText('still waiting');
    await pass(10);
    token = null;
    localStore.remove(storageKeys.chatMember);
    first.close();
    token = 'token-of-bee';
    const second = await up(bee);
    second.sendText('mine');
    await pass(100);
    const sent = asked.filter(({ path }) => path === send);
    expect(sent.map(({ token, body }) => [token, body.message.payload.message])).toEqual([
      ['Bearer token-of-anan', 'on its way'],
      ['Bearer token-of-bee', 'mine'],
    ]);
    expect(localStore.get(storageKeys.chatMember)).toContain('member:bee');
    await pass(100_000);
    expect(count(send)).toBe(2);
  });

  it('whose token is stored already, before the page knows, sends nothing of the first one', async () => {
    token = 'token-of-anan';
    const first = await up(anan);
    first.sendText('on its way');
    first.sendText('still waiting');
    await pass(1);
    token = 'token-of-bee';
    for (const store of [localStore, sessionStore]) {
      for (const key of [storageKeys.chatMember, storageKeys.chatPanel]) store.remove(key);
    }
    await pass(100);
    expect(count(send)).toBe(1);
    expect([localStore.get(storageKeys.chatMember), sessionStore.get(storageKeys.chatPanel)]).toEqual([null, null]);
  });
});

describe('read and unread', () => {
  const old = (many: number) => {
    for (let said = 0; said < many; said += 1) say(`old ${said}`);
    vi.setSystemTime(Date.now() + 1000);
  };

  it('what was there before a first message counts as read, and is not fetched whole', async () => {
    old(1000);
    spoil[history] = times(1, refusal(500));
    const chat = await open();
    chat.sendText('hello');
    await pass(10);
    line(true);
    await pass(checkMs);
    expect(chat.view().unread).toBe(0);
    expect(count(history)).toBeLessThan(5);
    say('an answer');
    line(true);
    await pass(50);
    expect(chat.view().unread).toBe(1);
  });

  it('reads back a bounded number of pages after a year', async () => {
    localStore.set(storageKeys.chatGuest, JSON.stringify({ owner: `guest:${guest.id}`, readAt: 1, sent: 0 }));
    old(1000);
    const chat = await open();
    await pass(1000);
    expect(chat.view().status).toBe('ready');
    expect(count(history)).toBeLessThanOrEqual(20);
  });

  it('answers of before a first look are told as read, once the newest was seen for a second', async () => {
    old(3);
    const chat = await up();
    expect(chat.view().unread).toBe(0);
    await pass(4 * checkMs);
    // Nobody has looked.
    expect(count(read)).toBe(0);
    const at = chat.view().rows.at(-1)?.at ?? 0;
    // An old one that is looked at says nothing of the newest.
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(2 * readMs);
    expect(count(read)).toBe(0);
    chat.seen(at);
    chat.seen(at);
    await pass(readMs - 1);
    expect(count(read)).toBe(0);
    await pass(1);
    expect(count(read)).toBe(1);
    await pass(10);
    chat.seen(at);
    await pass(4 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('what could not be told is told after a reload', async () => {
    old(1);
    spoil[read] = refusal(500);
    const before = await up();
    before.seen(before.view().rows[0]?.at ?? 0);
    await pass(readMs + 10);
    before.close();
    spoil = {};
    const told = count(read);
    await up();
    await pass(2 * checkMs);
    expect(count(read)).toBe(told + 1);
  });

  it.each([
    ['{}', 200],
    ['', 200],
    ['OK', 201],
    ['{"ok":1}', 202],
  ])('any 2xx is an answer to that: %s', async (body, status) => {
    old(1);
    spoil[read] = () => new Response(body, { status });
    const chat = await up();
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(readMs + 10 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('a server that never takes it is asked less and less', async () => {
    old(1);
    spoil[read] = refusal(500);
    const chat = await up();
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(600_000);
    expect(count(read)).toBeLessThanOrEqual(9);
    expect(count(read)).toBeGreaterThan(4);
  });

  it('an answer without a usable date is shown, and never stuck as unread', async () => {
    const chat = await up();
    old(1);
    say('undated', { createdAt: 'yesterday' });
    line(true);
    await pass(50);
    expect(words(chat)).toContain('undated');
    expect(chat.view().unread).toBe(0);
  });

  it('tells of each answer once, and of no earlier page', async () => {
    old(30);
    const chat = await up();
    const news: string[] = [];
    chat.onAnswers(
      (rows) => void news.push(...rows.map(({ message }) => (message.payload as { message: string }).message)),
    );
    void chat.loadOlder();
    await pass(10);
    const answer = say('news');
    hear(answer);
    hear(answer);
    await pass(3000);
    line(true);
    await pass(3000);
    expect(news).toEqual(['news']);
  });
});

describe('a clock that is an hour late', () => {
  it("goes along as the server's, and announces, counts and closes gaps as ever", async () => {
    serverAhead = 3_600_000;
    say('hello');
    const chat = await up();
    const news: unknown[] = [];
    chat.onAnswers((rows) => void news.push(...rows));
    chat.sendText('late');
    await pass(10);
    const sent = asked.find(({ path }) => path === send)?.body.createdAt ?? '';
    expect(Math.abs(Date.parse(sent) - serverTime().getTime())).toBeLessThan(2000);
    say('an answer');
    line(true);
    await pass(50);
    line(true);
    await pass(50);
    expect([chat.view().unread, news.length]).toEqual([1, 1]);
  });
});

describe('a message', () => {
  it('that was the first, with its answer lost and no id kept, is there once', async () => {
    keepsIds = false;
    const chat = await up();
    spoil[send] = times(1, async () => {
      store(asked.at(-1)?.body as Asked['body']);
      throw new TypeError('no line');
    });
    chat.sendText('hello');
    await pass(50);
    expect(chat.view().rows).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('that is written in one tab appears in the other', async () => {
    const [one, other] = [await open(), await open()];
    one.sendText('from the first tab');
    await pass(10);
    expect(words(other)).toEqual([]);
    for (const listener of events.get('storage') ?? []) listener({ key: storageKeys.chatGuest });
    await pass(50);
    expect(words(other)).toEqual(['from the first tab']);
    // An echo comes besides.
    hear(room.at(-1));
    await pass(3000);
    for (const chat of [one, other]) expect(words(chat)).toEqual(['from the first tab']);
  });

  it('with an empty user id is heard; what is no message at all is not', async () => {
    const chat = await up();
    hear(say('to me', { userId: '', guestId: null }));
    for (const junk of [null, undefined, 7, 'x', []]) hear(junk);
    await pass(100);
    expect(words(chat)).toEqual(['to me']);
  });

  it('that is heard without a date is there once, as the history tells of it', async () => {
    const chat = await up();
    hear({ ...say('dated by the history'), createdAt: undefined });
    await pass(3000);
    expect(words(chat)).toEqual(['dated by the history']);
  });

  it('of odd types is shown as far as it goes', async () => {
    const chat = await up();
    say('odd', { createdAt: 7, sender: {}, name: ['x'], userId: 5, session_id: {} });
    say('normal');
    line(true);
    await pass(50);
    expect(chat.view().rows).toMatchObject([
      { isOwn: false, name: 'Noi' },
      { isOwn: false, name: '', at: Number.POSITIVE_INFINITY },
    ]);
  });
});

describe('the history', () => {
  it('goes on behind a page with something in it that is no message', async () => {
    for (let said = 0; said < 14; said += 1) say(`said ${said}`);
    room.splice(8, 0, null);
    const chat = await up();
    expect(chat.view().hasAll).toBe(false);
    void chat.loadOlder();
    await pass(10);
    expect(words(chat)).toHaveLength(14);
    expect(chat.view().hasAll).toBe(true);
  });

  it('brings a place back within a bounded number of pages', async () => {
    for (let said = 0; said < 2000; said += 1) say(`said ${said}`);
    const position = Date.UTC(2026, 0, 14);
    const owner = `guest:${guest.id}`;
    sessionStore.set(storageKeys.chatPanel, JSON.stringify({ owner, isOpen: true, draft: '', position, unsent: [] }));
    const chat = await open();
    await pass(2000);
    expect(chat.view().status).toBe('ready');
    expect(count(history)).toBeLessThan(60);
  });
});

describe('the place', () => {
  it('joins no room without a prefix, and says that there is no line', async () => {
    spoil[config] = times(1, () => Response.json({}));
    const chat = await open();
    expect([rooms, chat.view().line]).toEqual([[], 'down']);
    await pass(checkMs + 10);
    expect(rooms).toEqual([`room_${guest.id}`]);
  });

  it('works out its rows anew only when they change', async () => {
    say('hello');
    const chat = await up();
    const { rows } = chat.view();
    line(false);
    expect(chat.view().line).toBe('down');
    expect(chat.view().rows).toBe(rows);
  });

  it.each(['denied', 'full'])('sends, counts and keeps with storage that is %s', async (name) => {
    const throwing = () => {
      throw new DOMException(name, 'QuotaExceededError');
    };
    const storage = name === 'full' ? { getItem: () => null, setItem: throwing, removeItem() {} } : undefined;
    vi.stubGlobal('window', {
      get localStorage() {
        return storage ?? throwing();
      },
      get sessionStorage() {
        return storage ?? throwing();
      },
    });
    const chat = await up();
    chat.keep({ draft: 'half' });
    chat.sendText('hello');
    await pass(10);
    hear(say('an answer'));
    await pass(100);
    expect(words(chat)).toEqual(['hello', 'an answer']);
    expect(chat.view().unread).toBe(1);
    expect(chat.kept().draft).toBe('half');
  });

  it('tells the session that the site is closed, and asks nothing more once it is left', async () => {
    const chat = await up();
    spoil[history] = () => Response.json({ message: 'gone' }, { status: 410 });
    line(true);
    await pass(50);
    expect(goneTold).toBe(1);
    chat.close();
    const before = asked.length;
    await pass(20 * checkMs);
    expect(asked.length).toBe(before);
  });
});
