import { afterEach, beforeEach, vi } from 'vitest';
import { configureClient } from '@/api/client/client';
import { noteServerTime } from '@/api/client/serverTime';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { createChat } from './chat';
import type { ConnectionListener } from './connection';
import type { Owner } from './owner';

/** A small chat server for tests. A test can replace each response and shift the server's clock. */

export const guest: Owner = { kind: 'guest', id: 'guest-of-the-test' };
export const anan: Owner = { kind: 'member', id: 'anan', username: 'anan', name: 'Anan' };
export const bee: Owner = { kind: 'member', id: 'bee', username: 'bee', name: 'Bee' };
const text = (message: string) => ({ message_type: 'text', payload: { message } });

export const config = '/api/chat/config';
export const history = '/api/chat/history';
export const send = '/api/chat/send-message';
export const read = '/api/chat/read-customer/';

export interface ChatServerRequest {
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

/** The state of the test server, which tests may read and change. */
interface Server {
  /** All messages of the room, oldest first. */
  room: unknown[];
  requests: ChatServerRequest[];
  spoil: Record<string, () => Response | Promise<Response> | undefined>;
  serverAhead: number;
  keepsIds: boolean;
  token: string | null;
  goneTold: number;
  listeners: ConnectionListener[];
  rooms: string[];
  isUp: boolean;
  chats: Chat[];
  events: Map<string, Set<(event: unknown) => void>>;
}
const fresh = (): Server => ({
  room: [],
  requests: [],
  spoil: {},
  serverAhead: 0,
  keepsIds: true,
  token: null,
  goneTold: 0,
  listeners: [],
  rooms: [],
  isUp: false,
  chats: [],
  events: new Map(),
});
export const server = fresh();

export const refusal = (status: number) => () => Response.json({ message: 'X' }, { status });
export const never = () => new Promise<Response>(() => {});
/** Returns a function whose first `count` calls return `fate()`. Later calls return undefined. */
export const times = (count: number, fate: () => Response | Promise<Response>) => {
  let remaining = count;
  return () => {
    remaining -= 1;
    return remaining >= 0 ? fate() : undefined;
  };
};
export const serverTime = () => new Date(Date.now() + server.serverAhead);
export const say = (content: string, more: object = {}) => {
  const message = {
    sender: 'support',
    name: 'Noi',
    message: text(content),
    createdAt: serverTime().toISOString(),
    ...more,
  };
  vi.setSystemTime(Date.now() + 1);
  server.room.push(message);
  return message;
};
export const store = (body: ChatServerRequest['body']) => {
  const createdAt = serverTime().toISOString();
  vi.setSystemTime(Date.now() + 1);
  server.room.push({ ...body, createdAt, session_id: server.keepsIds ? body.session_id : null });
  return Response.json(createdAt);
};
function reply({ path, body }: ChatServerRequest): Response {
  if (path === config) return Response.json({ PREFIX: 'room_' });
  if (path === send) return store(body);
  if (path === read) return Response.json({ success: true });
  const end = Math.max(0, server.room.length - body.skip);
  const page = server.room.slice(Math.max(0, end - body.limit), end).reverse();
  return Response.json(page, { headers: { date: serverTime().toUTCString() } });
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const count = (path: string) => server.requests.filter((item) => item.path === path).length;
export const getTexts = (chat: Chat) =>
  chat.view().rows.map(({ message }) => (message.payload as { message: string }).message);
export const deliver = (payload: unknown) => {
  for (const { onMessage } of server.listeners) onMessage(payload);
};
export const line = (up: boolean) => {
  server.isUp = up;
  for (const { onJoin, onChange } of server.listeners) (up ? onJoin : onChange)();
};
export async function open(owner: Owner = guest): Promise<Chat> {
  const chat = createChat(owner, {
    isVisible: () => true,
    openConnection: async (name, listener) => {
      server.rooms.push(name);
      server.listeners.push(listener);
      return { isUp: () => server.isUp, check: () => {}, close: () => {} };
    },
  });
  server.chats.push(chat);
  await pass(10);
  return chat;
}
export const up = async (owner?: Owner) => {
  const chat = await open(owner);
  line(true);
  await pass(10);
  return chat;
};

/** Gives each test of a file its own server, with a fake clock. */
export function useTestServer(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(Date.UTC(2026, 0, 14));
    noteServerTime(new Date().toUTCString());
    for (const key of [storageKeys.chatGuest, storageKeys.chatMember]) localStore.remove(key);
    sessionStore.remove(storageKeys.chatPanel);
    Object.assign(server, fresh());
    const onGone = () => {
      server.goneTold += 1;
    };
    configureClient({ getToken: () => server.token, onSessionLost() {}, onGone });
    vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
      server.events.set(type, (server.events.get(type) ?? new Set()).add(listener));
    });
    vi.stubGlobal('removeEventListener', (type: string, listener: (event: unknown) => void) =>
      server.events.get(type)?.delete(listener),
    );
    vi.stubGlobal('window', { addEventListener, removeEventListener });
    vi.stubGlobal('document', { addEventListener, removeEventListener, visibilityState: 'visible' });
    vi.stubGlobal('fetch', (url: string, { body, headers, signal }: RequestInit) => {
      const path = new URL(url, 'http://server.example').pathname;
      const item = { path, token: new Headers(headers).get('authorization'), body: JSON.parse(String(body ?? '{}')) };
      return new Promise((resolve, reject) => {
        const stop = () => reject(new TypeError('given up'));
        if (signal?.aborted) return stop();
        signal?.addEventListener('abort', stop);
        server.requests.push(item);
        // The connection takes 2 ms. A request that the client aborts meanwhile has still arrived.
        const spoiled = Promise.resolve(server.spoil[path]?.());
        setTimeout(() => spoiled.then((found) => resolve(found ?? reply(item)), reject), 2);
        spoiled.catch(() => undefined);
      });
    });
  });
  afterEach(() => {
    for (const chat of server.chats) chat.close();
    configureClient();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    noteServerTime(new Date().toUTCString());
  });
}
