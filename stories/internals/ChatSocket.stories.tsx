import { isRoom } from '@mocks/rooms';
import type { Socket } from 'socket.io-client';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import type { Conversation } from '@/api/calls/chat';

/** Tests the mock's chat with a real socket.io client and MSW's WebSocket, without any UI. */

const sockets: Socket[] = [];
const closeSockets = () => {
  for (const socket of sockets.splice(0)) socket.close();
};
/** Waits until the mock has dropped the listeners of all closed sockets. */
const noListeners = () => waitFor(() => expect(storyBackend().mockState.listeners.size).toBe(0));

const meta = preview.meta({
  tags: ['internal'],
  component: () => <p>socket.io</p>,
  parameters: {
    docs: {
      description: {
        component:
          "The mock's chat over the network: a real socket.io client against the mock's socket. An engineering " +
          'fixture without an interface.',
      },
    },
  },
  beforeEach: () => closeSockets,
});
export const ChatSocket = meta.story({ name: 'Rooms, replies and reconnections' });

const call = async (path: string, body?: object) => {
  const response = await fetch(`/api/chat/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
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

/**
 * The host is not localhost, because socket.io listens for `offline` only on other hosts. The mock handles this host
 * too.
 */
const chatBackend = 'https://chat.example';

/** Connects a client that joins its rooms after each connect, as the chat must, and records the messages. */
async function listen(...rooms: unknown[]) {
  // Import after MSW has started: socket.io keeps a reference to the `WebSocket` that it finds at import.
  const { io } = await import('socket.io-client');
  const socket = io(chatBackend, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50 });
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

const getRoom = async (guestId: string) => `${(await call('config')).PREFIX}${guestId}`;
const kinds = (heard: readonly Conversation[]) => heard.map(({ sender, message }) => [sender, message.message_type]);
/** A time: support replies after 0.3 s, so after 0.6 s no reply is coming. */
const quiet = () => new Promise((done) => setTimeout(done, 600));

ChatSocket.test(
  'sends replies to the clients of a room, again after a network loss, and none after closing',
  async ({ step }) => {
    await step('sends a reply to clients in the room and to the history', async () => {
      const room = await getRoom('anna');
      await expect(isRoom(room)).toBe(true);
      const anna = await listen(room);
      const otherRoom = await listen(await getRoom('bert'));
      const nowhere = await listen({ not: 'a room' }, 'another_site', room.slice(0, -4));
      await write('anna', 'เมนู');
      await waitFor(() => expect(kinds(anna.heard)).toEqual([['support', 'quick_replies']]));
      const history = await call('history', { guestId: 'anna', limit: 10, skip: 0 });
      await expect(history[0]).toEqual(anna.heard[0]);
      await quiet();
      await expect([otherRoom.heard, nowhere.heard]).toEqual([[], []]);
      await expect(anna.heard).toHaveLength(1);
    });
    closeSockets();
    await noListeners();
    await step('reconnects after a network loss; the history has the missed messages', async () => {
      const anna = await listen(await getRoom('anna'));
      const gone = new Promise<string>((resolve) => anna.socket.on('disconnect', resolve));
      const { listeners } = storyBackend().mockState;
      await expect(listeners.size).toBe(1);
      // The guest sends the message just before the connection breaks, so the reply arrives while no client listens.
      await write('anna', 'help');
      anna.socket.io.reconnectionDelay(700);
      window.dispatchEvent(new Event('offline'));
      await expect(await gone).toBe('transport close');
      // SWR of the stories that follow in this frame remembers the last event.
      window.dispatchEvent(new Event('online'));
      // The mock drops the listener of a closed socket.
      await waitFor(() => expect(listeners.size).toBe(0));
      await waitFor(() => expect(anna.connections()).toBe(2));
      await expect(listeners.size).toBe(1);
      await expect(anna.heard).toEqual([]);
      const history: Conversation[] = await call('history', { guestId: 'anna', limit: 10, skip: 0 });
      await expect(kinds(history.slice(0, 1))).toEqual([['support', 'buttons']]);
      // The client has joined the room once, not twice, so it receives one message.
      await write('anna', 'sticker');
      await waitFor(() => expect(kinds(anna.heard)).toEqual([['support', 'sticker']]));
      await quiet();
      await expect(anna.heard).toHaveLength(1);
    });
    closeSockets();
    await noListeners();
    await step('receives nothing and does not reconnect after closing', async () => {
      const anna = await listen(await getRoom('anna'));
      anna.socket.close();
      await waitFor(() => expect(storyBackend().mockState.listeners.size).toBe(0));
      await write('anna', 'help');
      await quiet();
      await expect([anna.heard, anna.connections(), anna.socket.connected]).toEqual([[], 1, false]);
    });
    await step('pings as promised in the handshake; otherwise the client would disconnect', async () => {
      const { setInterval } = window;
      // The mock pings every 25 s, and in this test every 50 ms.
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
  },
);
