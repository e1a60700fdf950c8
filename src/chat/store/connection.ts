import { currentToken } from '@/api/client/client';
import { settings } from '@/lib/allSettings';

/** The transport of messages: the sockets of one room, which `socket.ts` opens and closes. Knows no chat state. */
export interface Connection {
  isUp(): boolean;
  /** Reconnects the sockets that are disconnected. Called at every connection check (`checkMs`). */
  check(): void;
  close(): void;
}

export interface ConnectionListener {
  /** A message arrived in the room. `payload` is unvalidated. */
  onMessage: (payload: unknown) => void;
  /** A socket has joined the room, for the first time or again. The visitor may have missed earlier messages. */
  onJoin: () => void;
  onChange: () => void;
}

export type OpenConnection = (room: string, listener: ConnectionListener) => Promise<Connection>;

const connectMs = 10_000;

/**
 * Returns the origin of an address, because socket.io interprets a path as a namespace. Without an address, returns the
 * page's origin.
 */
const getOrigin = (address: string) => (address ? new URL(address).origin : window.location.origin);

/**
 * Joins a room over socket.io.
 * - This function imports socket.io-client, because no page needs the library before a conversation. The mock backend
 *   must start before the import, because the library keeps the global `WebSocket` that it finds at import.
 * - The first socket reconnects only at a `check`. A second socket exists only if the build names a chat backend. The
 *   second socket reconnects by itself, or at a `check` if the server has disconnected it.
 * - Both sockets send the stored token when they connect; guests have no token. Members' rooms require the member's
 *   token.
 * - Rejects if the library cannot be loaded.
 */
export const openConnection: OpenConnection = async (room, { onMessage, onJoin, onChange }) => {
  const { io } = await import('socket.io-client');
  const auth = (respond: (credentials: object) => void) => respond({ token: currentToken() });
  const options = { transports: ['websocket'], forceNew: true, timeout: connectMs, auth };
  const main = io(getOrigin(settings.apiBase), { ...options, reconnection: false });
  const sockets = [main];
  if (settings.chatBackend) {
    // The specification sets 500 ms. The jitter spreads the clients after a server restart.
    const reconnectOptions = { reconnectionDelay: 500, reconnectionDelayMax: 500, randomizationFactor: 0.2 };
    sockets.push(io(getOrigin(settings.chatBackend), { ...options, ...reconnectOptions }));
  }
  let triedAt = performance.now();
  const onBreak = () => {
    triedAt = Number.NEGATIVE_INFINITY;
  };
  main.on('disconnect', onBreak);
  main.on('connect_error', onBreak);
  for (const socket of sockets) {
    socket.on('connect', () => {
      // The server forgets the room when the connection breaks.
      socket.emit('join', room);
      onJoin();
    });
    socket.on('disconnect', onChange);
    socket.on('connect_error', onChange);
    socket.on('messaging', onMessage);
  }
  return {
    isUp: () => sockets.some(({ connected }) => connected),
    check: () => {
      // socket.io does not reconnect a socket that the server disconnected.
      for (const socket of sockets) if (!socket.active && socket !== main) socket.connect();
      // The server disconnects a client that reconnects before the response to its first attempt has arrived. So wait
      // `connectMs` after an attempt, unless it has failed.
      if (main.connected || performance.now() - triedAt < connectMs) return;
      triedAt = performance.now();
      main.disconnect().connect();
    },
    close: () => {
      for (const socket of sockets) {
        socket.off();
        socket.close();
      }
    },
  };
};
