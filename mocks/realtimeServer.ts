import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { Backend } from './backendInterface';
import { maxRooms, mayJoin, onMessages } from './rooms';

/**
 * Serves chat over socket.io on the port of the HTTP server, by polling and WebSocket, to requests that are allowed.
 * Returns a function that stops the chat.
 */
export function attachRealtime(
  http: HttpServer,
  backend: Pick<Backend, 'mockState'>,
  isAllowed: (request: IncomingMessage) => boolean,
): () => Promise<void> {
  const io = new Server(http, {
    cors: { origin: '*' },
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, decide) => decide(null, isAllowed(request)),
  });
  io.on('connection', (socket) => {
    socket.on('join', (room: unknown) => {
      if (mayJoin(backend.mockState, room, socket.handshake.auth.token) && socket.rooms.size <= maxRooms)
        socket.join(room);
    });
  });
  const stop = onMessages(backend.mockState, ({ room, conversation }) => io.to(room).emit('messaging', conversation));
  return async () => {
    stop();
    await io.close();
  };
}
