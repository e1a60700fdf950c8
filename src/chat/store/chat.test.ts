import { createBackend } from '@mocks/backend';
import { getOwner, say } from '@mocks/rules/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@/api/calls/chat';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { createChat } from './chat';
import type { ConnectionListener } from './connection';
import { checkMs } from './connectionMonitor';
import { readMs } from './readReceipts';

/**
 * These tests run a guest's conversation against the mock backend. They report the connection's state through
 * `listener`.
 */
const guest = { kind: 'guest', id: 'guest-of-the-test' } as const;
const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

let backend: ReturnType<typeof createBackend>;
let chat: ReturnType<typeof createChat>;
let requests: string[];
let lines: number;
let isUp: boolean;
let isRefused: boolean;
let listener: ConnectionListener | undefined;
/**
 * Failures of calls, by path. `none`: the request does not arrive. `cut`: the backend carries out the call, but the
 * response is lost. A number: the status of the response.
 */
let faults: Record<string, 'none' | 'cut' | number>;

const setUp = () => backend.mockState;
const teamSays = (content: string) => {
  const owner = getOwner(setUp(), undefined, { guestId: guest.id });
  if (!owner) throw new Error('no room');
  const message = say(setUp(), owner, text(content), 'Noi');
  if (isUp) listener?.onMessage(message);
};
const getTexts = () => chat.view().rows.map(({ message }) => (message.payload as { message: string }).message);
const mine = () => chat.view().rows.filter(({ isOwn }) => isOwn);
const count = (path: string) => requests.filter((item) => item.endsWith(path)).length;
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
  requests = [];
  faults = {};
  lines = 0;
  isUp = false;
  isRefused = false;
  listener = undefined;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://mock.example');
    requests.push(`${init.method} ${pathname}`);
    const how = faults[pathname];
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
  it('shows a written message immediately as sending, and then as confirmed', async () => {
    await start();
    chat.sendText('hello');
    expect(mine()).toMatchObject([{ delivery: 'sending' }]);
    await pass(10);
    expect(mine()).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('sends messages one after another, in the order they were written', async () => {
    await start();
    for (const item of ['a', 'b', 'c']) chat.sendText(item);
    await pass(50);
    expect(mine().map(({ message }) => message)).toEqual([text('a'), text('b'), text('c')]);
    expect(count(send)).toBe(3);
  });

  it('finds in the history that a message with a lost response arrived, and sends it once', async () => {
    await start();
    faults[send] = 'cut';
    chat.sendText('hello');
    await pass(50);
    expect(mine()).toMatchObject([{ delivery: 'succeed' }]);
    expect(count(send)).toBe(1);
  });

  it('marks an undelivered message as failed with the reason, and checks the history before resending it', async () => {
    await start();
    faults[send] = 'none';
    chat.sendText('hello');
    await pass(50);
    const [row] = mine();
    expect(row).toMatchObject({ delivery: 'failed', outgoing: { failure: { kind: 'network' } } });
    await pass(60_000);
    expect(count(send)).toBe(1);
    faults[history] = 'none';
    chat.resend(row?.id ?? '');
    await pass(50);
    // The message may have arrived, so only the history shows whether to send it again.
    expect(count(send)).toBe(1);
    faults = {};
    chat.resend(row?.id ?? '');
    await pass(50);
    expect(mine()).toMatchObject([{ id: row?.id, delivery: 'succeed' }]);
    expect(count(send)).toBe(2);
  });

  it('polls the history every 5 s while the panel is open and the socket is refused, and stops once it connects', async () => {
    isRefused = true;
    await start();
    chat.setOpen(true);
    await pass(10);
    const before = count(history);
    teamSays('nobody hears this');
    await pass(3 * checkMs);
    expect(count(history)).toBe(before + 3);
    expect(getTexts()).toEqual(['nobody hears this']);
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

  it('fetches the messages missed during a lost connection from the history', async () => {
    await start();
    await pass(checkMs);
    line(false);
    expect(chat.view().connection).toBe('down');
    for (let index = 1; index <= 25; index += 1) teamSays(`missed ${index}`);
    await pass(checkMs + 50);
    expect(chat.view().connection).toBe('up');
    expect(getTexts()).toHaveLength(25);
  });

  it('shows two hundred messages received together in one update', async () => {
    await start();
    await pass(checkMs);
    let changes = 0;
    chat.subscribe(() => {
      changes += 1;
    });
    for (let index = 0; index < 200; index += 1) teamSays(`flood ${index}`);
    await pass(100);
    expect(getTexts()).toHaveLength(200);
    expect(changes).toBeLessThanOrEqual(2);
  });

  it('counts replies as unread until seen for a second, then reports them to the server, with retries', async () => {
    await start();
    await pass(checkMs);
    chat.sendText('hello');
    await pass(10);
    teamSays('an answer');
    await pass(100);
    const unread = chat.view().rows.filter(({ isOwn }) => !isOwn);
    expect(chat.view().unread).toBe(unread.length);
    const read = '/api/chat/read-customer/';
    faults[read] = 500;
    for (const { time } of unread) chat.markSeen(time);
    await pass(readMs - 1);
    expect([count(read), chat.view().unread]).toEqual([0, unread.length]);
    await pass(1);
    expect([count(read), chat.view().unread]).toEqual([1, 0]);
    faults = {};
    await pass(checkMs);
    expect(count(read)).toBe(2);
    await pass(5 * checkMs);
    expect(count(read)).toBe(2);
  });

  it('ignores messages addressed to another visitor', async () => {
    await start();
    listener?.onMessage({ sender: 'support', message: text('not yours'), createdAt: '', userId: 'another' });
    await pass(100);
    expect(getTexts()).toEqual([]);
  });
});
