import { createBackend } from '@mocks/backend';
import { ownerOf, say } from '@mocks/rules/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@/api/calls/chat';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { createChat } from './chat';
import type { ConnectionListener } from './connection';
import { checkMs } from './connectionMonitor';
import { readMs } from './readReceipts';

/** A guest's conversation against the mock backend, with a line that goes up and down by hand. */
const guest = { kind: 'guest', id: 'guest-of-the-test' } as const;
const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

let backend: ReturnType<typeof createBackend>;
let chat: ReturnType<typeof createChat>;
let asked: string[];
let lines: number;
let isUp: boolean;
let isRefused: boolean;
let listener: ConnectionListener | undefined;
/** Spoils answers, by path; the call is done when it says `cut`. */
let spoil: Record<string, 'none' | 'cut' | number>;

const setUp = () => backend.mockState;
const teamSays = (words: string) => {
  const owner = ownerOf(setUp(), undefined, { guestId: guest.id });
  if (!owner) throw new Error('no room');
  const said = say(setUp(), owner, text(words), 'Noi');
  if (isUp) listener?.onMessage(said);
};
const words = () => chat.view().rows.map(({ message }) => (message.payload as { message: string }).message);
const mine = () => chat.view().rows.filter(({ isOwn }) => isOwn);
const count = (path: string) => asked.filter((one) => one.endsWith(path)).length;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const line = (up: boolean) => {
  isUp = up;
  if (up) listener?.onJoin();
  else listener?.onChange();
};

async function start(): Promise<void> {
  chat = createChat(guest, {
    isVisible: () => true,
    openConnection: async (_room, next) => {
      lines += 1;
      listener = next;
      return { isUp: () => isUp, check: () => !isRefused && !isUp && line(true), close: () => line(false) };
    },
  });
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStore.remove(storageKeys.chatGuest);
  sessionStore.remove(storageKeys.chatPanel);
  backend = createBackend();
  asked = [];
  spoil = {};
  lines = 0;
  isUp = false;
  isRefused = false;
  listener = undefined;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://mock.example');
    asked.push(`${init.method} ${pathname}`);
    const how = spoil[pathname];
    if (how === 'none') throw new TypeError('no line');
    if (typeof how === 'number') return Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: how });
    const reply = await backend.handle(
      new Request(`http://mock.example${pathname}`, { method: init.method, headers: init.headers, body: init.body }),
    );
    if (how === 'cut') throw new TypeError('no line');
    return reply;
  });
});
afterEach(() => {
  chat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = '/api/chat/send-message';
const history = '/api/chat/history';

describe('a conversation', () => {
  it('shows what is written at once, as under way, and then confirmed', async () => {
    await start();
    chat.sendText('hello');
    expect(mine()).toMatchObject([{ delivery: 'sending' }]);
    await pass(10);
    expect(mine()).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('sends in the order it was written, one after the other', async () => {
    await start();
    for (const one of ['a', 'b', 'c']) chat.sendText(one);
    await pass(50);
    expect(mine().map(({ message }) => message)).toEqual([text('a'), text('b'), text('c')]);
    expect(count(send)).toBe(3);
  });

  it('knows of a message whose answer was lost that it arrived, and sends it once', async () => {
    await start();
    spoil[send] = 'cut';
    chat.sendText('hello');
    await pass(50);
    expect(mine()).toMatchObject([{ delivery: 'succeed' }]);
    expect(count(send)).toBe(1);
  });

  it('keeps what did not arrive as not sent, with the reason; sends it again by hand, after a look at the history', async () => {
    await start();
    spoil[send] = 'none';
    chat.sendText('hello');
    await pass(50);
    const [row] = mine();
    expect(row).toMatchObject({ delivery: 'failed', outgoing: { failure: { kind: 'network' } } });
    await pass(60_000);
    expect(count(send)).toBe(1);
    spoil[history] = 'none';
    chat.resend(row?.id ?? '');
    await pass(50);
    // Nobody could know whether it is there: it is not sent blindly.
    expect(count(send)).toBe(1);
    spoil = {};
    chat.resend(row?.id ?? '');
    await pass(50);
    expect(mine()).toMatchObject([{ id: row?.id, delivery: 'succeed' }]);
    expect(count(send)).toBe(2);
  });

  it('asks the history every 5 s while it is open and the socket is refused, and no more once it is there', async () => {
    isRefused = true;
    await start();
    chat.setOpen(true);
    await pass(10);
    const before = count(history);
    teamSays('nobody hears this');
    await pass(3 * checkMs);
    expect(count(history)).toBe(before + 3);
    expect(words()).toEqual(['nobody hears this']);
    chat.setOpen(false);
    await pass(3 * checkMs);
    expect(count(history)).toBe(before + 3);
    isRefused = false;
    chat.setOpen(true);
    await pass(checkMs);
    expect(chat.view().connection).toBe('up');
    const up = count(history);
    await pass(10 * checkMs);
    expect(count(history)).toBe(up);
    expect(lines).toBe(1);
  });

  it('closes the gap after a break, by the history', async () => {
    await start();
    await pass(checkMs);
    line(false);
    expect(chat.view().connection).toBe('down');
    for (let said = 1; said <= 25; said += 1) teamSays(`missed ${said}`);
    await pass(checkMs + 50);
    expect(chat.view().connection).toBe('up');
    expect(words()).toHaveLength(25);
  });

  it('shows two hundred heard at once as one change', async () => {
    await start();
    await pass(checkMs);
    let changes = 0;
    chat.subscribe(() => {
      changes += 1;
    });
    for (let said = 0; said < 200; said += 1) teamSays(`flood ${said}`);
    await pass(100);
    expect(words()).toHaveLength(200);
    expect(changes).toBeLessThanOrEqual(2);
  });

  it('counts answers as unread until they were seen for a second, and tells the server then, again when it could not', async () => {
    await start();
    await pass(checkMs);
    chat.sendText('hello');
    await pass(10);
    teamSays('an answer');
    await pass(100);
    const unread = chat.view().rows.filter(({ isOwn }) => !isOwn);
    expect(chat.view().unread).toBe(unread.length);
    const read = '/api/chat/read-customer/';
    spoil[read] = 500;
    for (const { at } of unread) chat.seen(at);
    await pass(readMs - 1);
    expect([count(read), chat.view().unread]).toEqual([0, unread.length]);
    await pass(1);
    expect([count(read), chat.view().unread]).toEqual([1, 0]);
    spoil = {};
    await pass(checkMs);
    expect(count(read)).toBe(2);
    await pass(5 * checkMs);
    expect(count(read)).toBe(2);
  });

  it('hears nothing that names somebody else', async () => {
    await start();
    listener?.onMessage({ sender: 'support', message: text('not yours'), createdAt: '', userId: 'another' });
    await pass(100);
    expect(words()).toEqual([]);
  });
});
