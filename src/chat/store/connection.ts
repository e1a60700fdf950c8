import { currentToken } from '@/api/client/client';
import { settings } from '@/lib/allSettings';

/** The line over which answers come by themselves. */
export interface Connection {
  isUp(): boolean;
  /** Connects again where it is not; called every few seconds. */
  check(): void;
  close(): void;
}

export interface ConnectionListener {
  /** Something was said in the room; whatever the server sent, not read yet. */
  onMessage: (payload: unknown) => void;
  /** The room was joined, for the first time or again: what was said before was not heard. */
  onJoin: () => void;
  onChange: () => void;
}

export type OpenConnection = (room: string, listener: ConnectionListener) => Promise<Connection>;

const connectMs = 10_000;

/** Where a backend is: a path in its address would be taken for a namespace. */
const originOf = (address: string) => (address ? new URL(address).origin : window.location.origin);

/**
 * Joins a room over socket.io. The client is fetched only now: it keeps the `WebSocket` that it finds, and nobody needs
 * it before a conversation. One socket, which is looked after by `check`; a second one, which reconnects by itself, only
 * where the build names a chat backend. Both are told the token that is stored when they connect, a
 * guest's none: members' rooms are for their token alone. Rejects when the client cannot be fetched.
 */
export const openConnection: OpenConnection = async (room, { onMessage, onJoin, onChange }) => {
  const { io } = await import('socket.io-client');
  const auth = (tell: (shown: object) => void) => tell({ token: currentToken() });
  const usual = { transports: ['websocket'], forceNew: true, timeout: connectMs, auth };
  const main = io(originOf(settings.apiBase), { ...usual, reconnection: false });
  const sockets = [main];
  if (settings.chatBackend) {
    // The specification's delay; the jitter spreads the clients after a server restart.
    const again = { reconnectionDelay: 500, reconnectionDelayMax: 500, randomizationFactor: 0.2 };
    sockets.push(io(originOf(settings.chatBackend), { ...usual, ...again }));
  }
  let triedAt = performance.now();
  const onBreak = () => {
    triedAt = Number.NEGATIVE_INFINITY;
  };
  main.on('disconnect', onBreak);
  main.on('connect_error', onBreak);
  for (const socket of sockets) {
    socket.on('connect', () => {
      // A server remembers no room over a break.
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
      // One that the server has turned away does not come back by itself.
      for (const socket of sockets) if (!socket.active && socket !== main) socket.connect();
      // Asked once more while it waits for an answer, the server would hang up.
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
