import { describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { checkMs } from './connectionMonitor';
import {
  anan,
  bee,
  type ChatServerRequest,
  config,
  count,
  deliver,
  getTexts,
  guest,
  history,
  line,
  never,
  open,
  pass,
  refusal,
  say,
  send,
  server,
  store,
  times,
  up,
  useTestServer,
} from './testServer';

/** Tests of failures of servers, connections and sessions. */
useTestServer();

describe('a gap', () => {
  it('retries the history after a failure while connected, and stops once it has succeeded', async () => {
    const chat = await up();
    line(false);
    say('missed');
    server.spoil[history] = times(1, refusal(500));
    line(true);
    await pass(2 * checkMs);
    expect(getTexts(chat)).toEqual(['missed']);
    const before = count(history);
    await pass(10 * checkMs);
    expect(count(history)).toBe(before);
  });

  it('retries the history after the call’s timeout of a minute, and not before', async () => {
    const chat = await up();
    say('missed');
    server.spoil[history] = times(1, never);
    line(true);
    await pass(50_000);
    expect(getTexts(chat)).toEqual([]);
    await pass(20_000);
    expect(getTexts(chat)).toEqual(['missed']);
  });

  it('reads the history whenever a socket joins, also if another one stayed connected', async () => {
    const chat = await up();
    say('missed');
    line(true);
    await pass(50);
    expect(getTexts(chat)).toEqual(['missed']);
  });

  it('closes a gap below a message that is dated tomorrow', async () => {
    const chat = await up();
    say('from tomorrow', { createdAt: new Date(Date.now() + 86_400_000).toISOString() });
    line(true);
    await pass(50);
    const [future] = server.room.splice(0);
    await pass(120_000);
    for (let index = 0; index < 15; index += 1) say(`missed ${index}`);
    server.room.push(future);
    line(true);
    await pass(50);
    expect(getTexts(chat)).toHaveLength(16);
  });
});

describe('a 429 response', () => {
  it.each([history, config])('sends nothing for a while after a 429 for %s', async (path) => {
    localStore.set(
      storageKeys.chatGuest,
      JSON.stringify({ owner: `guest:${guest.id}`, readAt: 1, sent: 0, mark: 'due' }),
    );
    server.spoil[path] = refusal(429);
    const chat = await open();
    chat.setOpen(true);
    await pass(checkMs);
    const before = server.requests.length;
    line(true);
    await pass(3 * checkMs);
    expect(server.requests.length).toBe(before);
    server.spoil = {};
    await pass(8 * checkMs);
    line(true);
    await pass(10);
    expect(chat.view()).toMatchObject({ status: 'ready', connection: 'up' });
  });
});

describe('another member', () => {
  it('deletes the waiting messages, the record and the lock when the member changes', async () => {
    server.token = 'token-of-anan';
    const first = await up(anan);
    server.spoil[send] = times(1, never);
    first.sendText('on its way');
    first.sendText('still waiting');
    await pass(10);
    server.token = null;
    localStore.remove(storageKeys.chatMember);
    first.close();
    server.token = 'token-of-bee';
    const second = await up(bee);
    second.sendText('mine');
    await pass(100);
    const sent = server.requests.filter(({ path }) => path === send);
    expect(sent.map(({ token, body }) => [token, body.message.payload.message])).toEqual([
      ['Bearer token-of-anan', 'on its way'],
      ['Bearer token-of-bee', 'mine'],
    ]);
    expect(localStore.get(storageKeys.chatMember)).toContain('member:bee');
    await pass(100_000);
    expect(count(send)).toBe(2);
  });

  it('sends nothing for the first member once another token is stored', async () => {
    server.token = 'token-of-anan';
    const first = await up(anan);
    first.sendText('on its way');
    first.sendText('still waiting');
    await pass(1);
    server.token = 'token-of-bee';
    for (const store of [localStore, sessionStore]) {
      for (const key of [storageKeys.chatMember, storageKeys.chatPanel]) store.remove(key);
    }
    await pass(100);
    expect(count(send)).toBe(1);
    expect([localStore.get(storageKeys.chatMember), sessionStore.get(storageKeys.chatPanel)]).toEqual([null, null]);
  });
});

describe('a message', () => {
  it('shows a first message once if its response is lost and the backend stores no ids', async () => {
    server.keepsIds = false;
    const chat = await up();
    server.spoil[send] = times(1, async () => {
      store(server.requests.at(-1)?.body as ChatServerRequest['body']);
      throw new TypeError('no line');
    });
    chat.sendText('hello');
    await pass(50);
    expect(chat.view().rows).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('shows a message from one tab in the other', async () => {
    const [firstTab, secondTab] = [await open(), await open()];
    firstTab.sendText('from the first tab');
    await pass(10);
    expect(getTexts(secondTab)).toEqual([]);
    for (const listener of server.events.get('storage') ?? []) listener({ key: storageKeys.chatGuest });
    await pass(50);
    expect(getTexts(secondTab)).toEqual(['from the first tab']);
    // The echo of the same message arrives too.
    deliver(server.room.at(-1));
    await pass(3000);
    for (const chat of [firstTab, secondTab]) expect(getTexts(chat)).toEqual(['from the first tab']);
  });

  it('shows a message with an empty user id and ignores invalid ones', async () => {
    const chat = await up();
    deliver(say('to me', { userId: '', guestId: null }));
    for (const junk of [null, undefined, 7, 'x', []]) deliver(junk);
    await pass(100);
    expect(getTexts(chat)).toEqual(['to me']);
  });

  it('shows a message without a date once, as the history returns it', async () => {
    const chat = await up();
    deliver({ ...say('dated by the history'), createdAt: undefined });
    await pass(3000);
    expect(getTexts(chat)).toEqual(['dated by the history']);
  });

  it('shows the valid parts of a message with wrong types', async () => {
    const chat = await up();
    say('odd', { createdAt: 7, sender: {}, name: ['x'], userId: 5, session_id: {} });
    say('normal');
    line(true);
    await pass(50);
    expect(chat.view().rows).toMatchObject([
      { isOwn: false, name: 'Noi' },
      { isOwn: false, name: '', time: Number.POSITIVE_INFINITY },
    ]);
  });
});

describe('the history', () => {
  it('continues after a page that contains an invalid message', async () => {
    for (let index = 0; index < 14; index += 1) say(`said ${index}`);
    server.room.splice(8, 0, null);
    const chat = await up();
    expect(chat.view().hasAll).toBe(false);
    void chat.loadOlder();
    await pass(10);
    expect(getTexts(chat)).toHaveLength(14);
    expect(chat.view().hasAll).toBe(true);
  });

  it('restores a scroll position within a bounded number of pages', async () => {
    for (let index = 0; index < 2000; index += 1) say(`said ${index}`);
    const position = Date.UTC(2026, 0, 14);
    const owner = `guest:${guest.id}`;
    sessionStore.set(storageKeys.chatPanel, JSON.stringify({ owner, isOpen: true, draft: '', position, unsent: [] }));
    const chat = await open();
    await pass(2000);
    expect(chat.view().status).toBe('ready');
    expect(count(history)).toBeLessThan(60);
  });
});

describe('a conversation', () => {
  it('joins no room without a prefix and reports that it is disconnected', async () => {
    server.spoil[config] = times(1, () => Response.json({}));
    const chat = await open();
    expect([server.rooms, chat.view().connection]).toEqual([[], 'down']);
    await pass(checkMs + 10);
    expect(server.rooms).toEqual([`room_${guest.id}`]);
  });

  it('computes the rows only when they change', async () => {
    say('hello');
    const chat = await up();
    const { rows } = chat.view();
    line(false);
    expect(chat.view().connection).toBe('down');
    expect(chat.view().rows).toBe(rows);
  });

  it.each(['denied', 'full'])('sends, counts and keeps its state when storage is %s', async (name) => {
    const throwing = () => {
      throw new DOMException(name, 'QuotaExceededError');
    };
    const storage = name === 'full' ? { getItem: () => null, setItem: throwing, removeItem() {} } : undefined;
    vi.stubGlobal('window', {
      ...window,
      get localStorage() {
        return storage ?? throwing();
      },
      get sessionStorage() {
        return storage ?? throwing();
      },
    });
    const chat = await up();
    chat.setPanel({ draft: 'half' });
    chat.sendText('hello');
    await pass(10);
    deliver(say('an answer'));
    await pass(100);
    expect(getTexts(chat)).toEqual(['hello', 'an answer']);
    expect(chat.view().unread).toBe(1);
    expect(chat.panel().draft).toBe('half');
  });

  it('reports a closed site to the session and sends nothing after close', async () => {
    const chat = await up();
    server.spoil[history] = () => Response.json({ message: 'gone' }, { status: 410 });
    line(true);
    await pass(50);
    expect(server.goneTold).toBe(1);
    chat.close();
    const before = server.requests.length;
    await pass(20 * checkMs);
    expect(server.requests.length).toBe(before);
  });
});
