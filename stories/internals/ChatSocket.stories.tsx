import { isRoom } from '@mocks/rooms';
import { malee, somchai } from '@mocks/scenarios/people';
import type { Socket } from 'socket.io-client';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import type { Conversation } from '@/api/calls/chat';

/** The mock's chat as a browser meets it: a real socket.io-client against MSW's socket, without any interface. */
const sockets: Socket[] = [];

const meta = preview.meta({
  component: () => <p>socket.io</p>,
  parameters: {
    docs: {
      description: {
        component:
          "The mock's chat as a browser meets it: a real socket.io client against the mock's socket. An engineering " +
          'fixture without an interface.',
      },
    },
  },
  beforeEach: () => () => {
    for (const socket of sockets.splice(0)) socket.close();
  },
});
export const ChatSocket = meta.story({ name: 'Rooms, answers and reconnects' });

const call = async (path: string, body?: object, token?: string) => {
  const response = await fetch(`/api/chat/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
};

const write = (guestId: string, message: string) =>
  call('send-message', {
    sender: 'customer',
    message: { message_type: 'text', payload: { message } },
    createdAt: new Date(0).toISOString(),
    guestId,
  });

/** Not localhost: the client listens for `offline` elsewhere alone. Answered by the mock like any other. */
const chatBackend = 'https://chat.example';

/** A client that joins its room each time it connects, as a chat has to, and writes down what it hears. */
const listen = (...rooms: unknown[]) => listenWith(undefined, ...rooms);
async function listenWith(token: string | undefined, ...rooms: unknown[]) {
  // Not before the worker has started: it keeps the WebSocket that it finds.
  const { io } = await import('socket.io-client');
  const socket = io(chatBackend, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50, auth: { token } });
  sockets.push(socket);
  const heard: Conversation[] = [];
  let connections = 0;
  socket.on('messaging', (conversation: Conversation) => heard.push(conversation));
  socket.on('connect', () => {
    connections += 1;
    for (const room of rooms) socket.emit('join', room);
  });
  await waitFor(() => expect(socket.connected).toBe(true));
  return { socket, heard, connections: () => connections };
}

const roomOf = async (guestId: string) => `${(await call('config')).PREFIX}${guestId}`;
const kinds = (heard: readonly Conversation[]) => heard.map(({ sender, message }) => [sender, message.message_type]);
/** A time: support thinks for 0.3 s, and what has not come after twice that is not coming. */
const quiet = () => new Promise((done) => setTimeout(done, 600));

ChatSocket.test('who joined the room hears the answer, which history has too', async () => {
  const room = await roomOf('anna');
  await expect(isRoom(room)).toBe(true);
  const anna = await listen(room);
  const other = await listen(await roomOf('bert'));
  const nowhere = await listen({ not: 'a room' }, 'another_site', room.slice(0, -4));
  await write('anna', 'เมนู');
  await waitFor(() => expect(kinds(anna.heard)).toEqual([['support', 'quick_replies']]));
  const history = await call('history', { guestId: 'anna', limit: 10, skip: 0 });
  await expect(history[0]).toEqual(anna.heard[0]);
  await quiet();
  await expect([other.heard, nowhere.heard]).toEqual([[], []]);
  await expect(anna.heard).toHaveLength(1);
});

ChatSocket.test('a member’s room is heard with that member’s token alone', async () => {
  const backend = storyBackend();
  const token = backend.tokenFor(somchai.username);
  const userId = backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
  const room = await roomOf(userId);
  const nobody = await listen(room);
  const other = await listenWith(backend.tokenFor(malee.username), room);
  const own = await listenWith(token, room);
  const message = { message_type: 'text', payload: { message: 'help' } };
  await call('send-message', { sender: 'customer', message, createdAt: new Date(0).toISOString(), userId }, token);
  await waitFor(() => expect(kinds(own.heard)).toEqual([['support', 'buttons']]));
  await expect([nobody.heard, other.heard]).toEqual([[], []]);
});

ChatSocket.test('two devices in one room hear the same, in order', async () => {
  const room = await roomOf('anna');
  const [phone, desk] = [await listen(room), await listen(room)];
  await write('anna', 'help');
  await write('anna', 'sticker');
  await waitFor(() => expect(desk.heard).toHaveLength(2));
  await waitFor(() => expect(phone.heard).toEqual(desk.heard));
  await expect(kinds(phone.heard)).toEqual([
    ['support', 'buttons'],
    ['support', 'sticker'],
  ]);
});

ChatSocket.test('connects again after the network was gone, and misses nothing that history keeps', async () => {
  const anna = await listen(await roomOf('anna'));
  const gone = new Promise<string>((resolve) => anna.socket.on('disconnect', resolve));
  const { listeners } = storyBackend().mockState;
  await expect(listeners.size).toBe(1);
  // Written a moment before the line breaks: the answer comes while nobody listens.
  await write('anna', 'help');
  anna.socket.io.reconnectionDelay(700);
  window.dispatchEvent(new Event('offline'));
  await expect(await gone).toBe('transport close');
  // The mock does not go on talking to a socket that is gone.
  await waitFor(() => expect(listeners.size).toBe(0));
  await waitFor(() => expect(anna.connections()).toBe(2));
  await expect(listeners.size).toBe(1);
  await expect(anna.heard).toEqual([]);
  const history: Conversation[] = await call('history', { guestId: 'anna', limit: 10, skip: 0 });
  await expect(kinds(history.slice(0, 1))).toEqual([['support', 'buttons']]);
  // In the room again: once, not twice.
  await write('anna', 'sticker');
  await waitFor(() => expect(kinds(anna.heard)).toEqual([['support', 'sticker']]));
  await quiet();
  await expect(anna.heard).toHaveLength(1);
});

ChatSocket.test('closing ends it: nothing is heard, and nothing connects again', async () => {
  const anna = await listen(await roomOf('anna'));
  anna.socket.close();
  await waitFor(() => expect(storyBackend().mockState.listeners.size).toBe(0));
  await write('anna', 'help');
  await quiet();
  await expect([anna.heard, anna.connections(), anna.socket.connected]).toEqual([[], 1, false]);
});

ChatSocket.test('pings as the handshake promised, or the client would hang up', async () => {
  const { setInterval } = window;
  // 25 seconds are long for a test: whatever comes that seldom comes at once here.
  window.setInterval = ((work: () => void, milliseconds = 0) =>
    setInterval(work, milliseconds === 25_000 ? 50 : milliseconds)) as typeof window.setInterval;
  try {
    const anna = await listen();
    let pings = 0;
    anna.socket.io.on('ping', () => {
      pings += 1;
    });
    await waitFor(() => expect(pings).toBeGreaterThan(2));
    await expect(anna.socket.connected).toBe(true);
  } finally {
    window.setInterval = setInterval;
  }
});
