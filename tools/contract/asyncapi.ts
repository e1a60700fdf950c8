import { namedSchemas } from './schemas.ts';

type Json = Record<string, unknown>;

/** Shapes that the socket's messages refer to. Both documents contain them. */
const local = ['Conversation', 'ChatMessage'];

/** Returns the chat's socket as AsyncAPI 3.0. Its messages are the shapes of `src/api/calls/chat.ts`. */
export function asyncApi(version: string): Json {
  const schemas = namedSchemas();
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Support chat, socket',
      version,
      description:
        'socket.io 4 over websocket, at the API’s own origin below `/socket.io/`, or at the chat backend’s where the build names one. What is written goes by HTTP (`sendMessage` in `openapi.json`); the socket only tells what others have written. Messages come in the order in which they were stored; what was written while the line was down is read by `getHistory`, so nothing is sent twice.',
    },
    servers: {
      api: { host: 'api.example.com', pathname: '/socket.io/', protocol: 'wss', description: 'Transport: websocket.' },
    },
    channels: {
      room: {
        address: '/',
        description:
          'A room is the PREFIX of `getChatConfig` and the member’s or guest’s id. A member’s room is joined with that member’s token alone; a guest’s by its id, which nobody can guess and no link shows.',
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
        summary: 'After each connect, also after a line that broke',
        messages: [{ $ref: '#/channels/room/messages/join' }],
      },
      messaging: {
        action: 'receive',
        channel: { $ref: '#/channels/room' },
        summary: 'Somebody else has written in the room',
        messages: [{ $ref: '#/channels/room/messages/messaging' }],
      },
    },
    components: {
      messages: {
        join: {
          name: 'join',
          title: 'Join a room',
          summary: 'The room’s name, as the event’s only argument',
          payload: { type: 'string', minLength: 1, maxLength: 200 },
        },
        messaging: {
          name: 'messaging',
          title: 'A message',
          summary: 'A conversation object, as the history has it',
          payload: { $ref: '#/components/schemas/Conversation' },
        },
      },
      securitySchemes: {
        handshake: {
          type: 'userPassword',
          description: 'The handshake’s `auth` holds `{ token }` of a member; nothing of a guest.',
        },
      },
      schemas: Object.fromEntries(local.map((name) => [name, schemas[name]])),
    },
  };
}
