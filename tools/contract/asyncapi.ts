import { namedSchemas } from './schemas.ts';

type Json = Record<string, unknown>;

/** Shapes that the socket's messages refer to. `openapi.json` and `asyncapi.json` both contain them. */
const local = ['Conversation', 'ChatMessage'];

/** Returns the AsyncAPI 3.0 document of the chat's socket. Its messages have the shapes of `src/api/calls/chat.ts`. */
export function asyncApi(version: string): Json {
  const schemas = namedSchemas();
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Support chat, socket',
      version,
      description:
        'socket.io 4 over WebSocket, below `/socket.io/` at the API’s origin, or at the chat backend’s origin if the build names one. Clients send messages over HTTP (`sendMessage` in `openapi.json`); the socket only delivers the messages of others. Messages arrive in the order in which they were stored. After a lost connection the client reads missed messages with `getHistory`, so nothing is sent twice.',
    },
    servers: {
      api: { host: 'api.example.com', pathname: '/socket.io/', protocol: 'wss', description: 'Transport: websocket.' },
    },
    channels: {
      room: {
        address: '/',
        description:
          'The name of a room is the PREFIX of `getChatConfig` and the id of the member or guest. Only the member’s token joins the member’s room. A guest’s id joins the guest’s room; it cannot be guessed and no link contains it.',
        messages: {
          join: { $ref: '#/components/messages/join' },
          messaging: { $ref: '#/components/messages/messaging' },
        },
        bindings: {
          ws: {
            bindingVersion: '0.1.0',
            query: {
              type: 'object',
              properties: { EIO: { type: 'string', const: '4' }, transport: { type: 'string', const: 'websocket' } },
            },
          },
        },
      },
    },
    operations: {
      join: {
        action: 'send',
        channel: { $ref: '#/channels/room' },
        summary: 'After each connect, also after a lost connection',
        messages: [{ $ref: '#/channels/room/messages/join' }],
      },
      messaging: {
        action: 'receive',
        channel: { $ref: '#/channels/room' },
        summary: 'Another sender has written in the room',
        messages: [{ $ref: '#/channels/room/messages/messaging' }],
      },
    },
    components: {
      messages: {
        join: {
          name: 'join',
          title: 'Join a room',
          summary: 'The room’s name is the only argument of the event',
          payload: { type: 'string', minLength: 1, maxLength: 200 },
        },
        messaging: {
          name: 'messaging',
          title: 'A message',
          summary: 'A conversation object, the same as in the history',
          payload: { $ref: '#/components/schemas/Conversation' },
        },
      },
      securitySchemes: {
        handshake: {
          type: 'userPassword',
          description: 'The handshake’s `auth` contains `{ token }` of a member. It is empty for a guest.',
        },
      },
      schemas: Object.fromEntries(local.map((name) => [name, schemas[name]])),
    },
  };
}
