import { toSocketIo } from '@mswjs/socket.io-binding';
import { type WebSocketHandler, ws } from 'msw';
import type { Backend } from './backendInterface';
import { maxRooms, mayJoin, onMessages } from './rooms';
import { every } from './runtime/delay';

/** The ping interval in ms that engine.io's handshake announces to the client. */
const pingMs = 25_000;

/**
 * Returns the token of a socket.io handshake packet, which is `40` and `auth` as JSON; undefined for other packets.
 * `@mswjs/socket.io-binding` does not expose the handshake.
 */
function tokenIn(packet: unknown): unknown {
  if (typeof packet !== 'string' || !packet.startsWith('40{')) return undefined;
  try {
    return JSON.parse(packet.slice(2)).token;
  } catch {
    return undefined;
  }
}

/**
 * Returns an MSW handler for chat over socket.io's WebSocket. Adds rooms and pings, which `@mswjs/socket.io-binding`
 * lacks. Import socket.io-client after MSW has started, because the library keeps the `WebSocket` that it finds at
 * import.
 */
export function chatSocket(backend: Pick<Backend, 'mockState'>): WebSocketHandler {
  // MSW reports a socket.io address without its path; other sockets on this host (Vite's) pass through.
  return ws.link(/^wss?:\/\/[^/]+\/$/).addEventListener('connection', (connection) => {
    const { client, server } = connection;
    if (!client.url.searchParams.has('EIO')) {
      server.connect();
      return;
    }
    const io = toSocketIo(connection);
    const rooms = new Set<string>();
    let token: unknown;
    client.addEventListener('message', ({ data }) => {
      token = tokenIn(data) ?? token;
    });
    io.client.on('join', (_, room) => {
      if (mayJoin(backend.mockState, room, token) && rooms.size < maxRooms) rooms.add(room);
    });
    const stopPings = every(pingMs, () => client.send('2'));
    const stop = onMessages(backend.mockState, ({ room, conversation }) => {
      if (rooms.has(room)) io.client.emit('messaging', conversation);
    });
    client.addEventListener('close', () => {
      stopPings();
      stop();
    });
  });
}
