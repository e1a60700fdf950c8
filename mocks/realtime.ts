import { toSocketIo } from '@mswjs/socket.io-binding';
import { type WebSocketHandler, ws } from 'msw';
import type { Backend } from './backendInterface';
import { hear, isRoom, mostRooms } from './rooms';
import { every } from './runtime/delay';

/** What engine.io's handshake has promised the client. */
const pingMs = 25_000;

/**
 * Chat over socket.io in the browser, websocket transport: rooms and pings, which the binding does not know. Import
 * socket.io-client after the worker has started, since it keeps the WebSocket it finds then.
 */
export function chatSocket(backend: Pick<Backend, 'world'>): WebSocketHandler {
  // MSW shows a socket.io address without its path; other sockets at the same place (Vite's) are let through.
  return ws.link(/^wss?:\/\/[^/]+\/$/).addEventListener('connection', (connection) => {
    const { client, server } = connection;
    if (!client.url.searchParams.has('EIO')) {
      server.connect();
      return;
    }
    const io = toSocketIo(connection);
    const rooms = new Set<string>();
    io.client.on('join', (_, room) => {
      if (isRoom(room) && rooms.size < mostRooms) rooms.add(room);
    });
    const stopPings = every(pingMs, () => client.send('2'));
    const stop = hear(backend.world, ({ room, conversation }) => {
      if (rooms.has(room)) io.client.emit('messaging', conversation);
    });
    client.addEventListener('close', () => {
      stopPings();
      stop();
    });
  });
}
