import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createBackend } from './backend';
import { startHttpServer } from './httpServer';
import { malee, somchai } from './scenarios/people';

const backend = createBackend();
const httpServer = await startHttpServer({ backend });
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => httpServer.stop());

interface Heard {
  sender: string;
  message: { message_type: string };
}

async function listen(room: unknown, transports: ('polling' | 'websocket')[], token?: string) {
  const socket = io(httpServer.origin, { transports, reconnection: false, forceNew: true, auth: { token } });
  sockets.push(socket);
  const heard: Heard[] = [];
  socket.on('messaging', (conversation: Heard) => heard.push(conversation));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve());
    socket.on('connect_error', reject);
  });
  socket.emit('join', room);
  return heard;
}

const ask = async (path: string, body?: object, token?: string) => {
  const response = await fetch(`${httpServer.origin}/api/chat/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect(response.status).toBe(200);
  return response.json();
};

const write = (message: string, owner: object, token?: string) =>
  ask(
    'send-message',
    {
      sender: 'customer',
      message: { message_type: 'text', payload: { message } },
      createdAt: new Date(0).toISOString(),
      ...owner,
    },
    token,
  );

const until = (is: () => boolean) => expect.poll(is).toBe(true);

test.each([['websocket'], ['polling']] as const)('%s: delivers a reply only to clients in the room', async (by) => {
  const { PREFIX } = await ask('config');
  const guest = await listen(`${PREFIX}guest-${by}`, [by]);
  const otherRoom = await listen(`${PREFIX}other-${by}`, [by]);
  const nowhere = await listen({ not: 'a room' }, [by]);
  await write('เมนู', { guestId: `guest-${by}` });
  await until(() => guest.length === 1);
  expect(guest[0]).toMatchObject({ sender: 'support', message: { message_type: 'quick_replies' } });
  const [latest] = await ask('history', { guestId: `guest-${by}`, limit: 10, skip: 0 });
  expect(latest).toEqual(guest[0]);
  expect([otherRoom, nowhere]).toEqual([[], []]);
});

test('lets members join only their own room with their own token, on two devices, also after a reset', async () => {
  backend.reset();
  const token = backend.tokenFor(somchai.username);
  const userId = backend.mockState.db.member.by('username', somchai.username)[0]?._id;
  const { PREFIX } = await ask('config');
  const phone = await listen(`${PREFIX}${userId}`, ['websocket'], token);
  const desk = await listen(`${PREFIX}${userId}`, ['polling', 'websocket'], token);
  const others = [
    await listen(`${PREFIX}${userId}`, ['websocket']),
    await listen(`${PREFIX}${userId}`, ['polling'], 'no-token-of-anybody'),
    await listen(`${PREFIX}${userId}`, ['websocket'], backend.tokenFor(malee.username)),
  ];
  await write('help', { userId }, token);
  await write('sticker', { userId }, token);
  await until(() => phone.length === 2 && desk.length === 2);
  expect(phone.map(({ message }) => message.message_type)).toEqual(['buttons', 'sticker']);
  expect(desk).toEqual(phone);
  expect(others).toEqual([[], [], []]);
});

test('closes open sockets on stop', async () => {
  const otherRoom = await startHttpServer({ backend });
  const socket = io(otherRoom.origin, { transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  const disconnected = new Promise((resolve) => socket.on('disconnect', resolve));
  await otherRoom.stop();
  await disconnected;
});
