import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Page } from 'playwright';
import { createBackend } from '../../mocks/backend.ts';
import type { Backend } from '../../mocks/backendInterface.ts';
import { type HttpServer, startHttpServer } from '../../mocks/httpServer.ts';
import { getOwner, say } from '../../mocks/rules/chat.ts';
import type { ChatMessage, Conversation } from '../../src/api/calls/chat.ts';
import { type StaticServer, serve } from '../build/serve.ts';
import { testGiftKey } from '../build/testSettings.ts';
import { getFolder } from './testServer.ts';

/** The built site and the mock's real HTTP and socket.io server behind one host, whose connections can be cut. */
export interface ChatSite {
  readonly origin: string;
  readonly backend: Backend;
  /** The server of the build's files, with which tests read and replace files. */
  readonly files: StaticServer;
  /** Number of chat sockets that are open now, and the largest number that were open at the same time. */
  sockets(): { open: number; most: number };
  /** Breaks every connection to the backend, as when a phone loses its network. */
  drop(): void;
  /** Stops the backend's server, as a deployment does. The backend keeps its state. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

const getPort = (server: Server) => (server.address() as AddressInfo).port;

export async function startChatSite(): Promise<ChatSite> {
  const backend = createBackend({ running: true, settings: { truelinkKey: testGiftKey } });
  const site = await serve(getFolder('th'), { compress: false });
  let httpServer: HttpServer | undefined = await startHttpServer({ backend });
  const httpPort = Number(new URL(httpServer.origin).port);
  const lines = new Set<Socket | Duplex>();
  const sockets = new Set<Duplex>();
  let most = 0;
  const isBackend = ({ url = '' }: IncomingMessage) => url.startsWith('/api/') || url.startsWith('/socket.io/');

  const host = createServer((incoming, outgoing) => {
    const toBackend = isBackend(incoming);
    const port = toBackend ? httpPort : Number(new URL(site.origin).port);
    if (toBackend && !lines.has(incoming.socket)) {
      lines.add(incoming.socket);
      incoming.socket.once('close', () => lines.delete(incoming.socket));
    }
    const { method, headers, url } = incoming;
    const onwards = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  host.on('upgrade', (incoming, client, head) => {
    const onwards = connect(httpPort, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      }
      onwards.write(`${lines.join('\r\n')}\r\n\r\n`);
      onwards.write(head);
      client.pipe(onwards).pipe(client);
    });
    sockets.add(client);
    lines.add(client);
    most = Math.max(most, sockets.size);
    const end = () => {
      sockets.delete(client);
      lines.delete(client);
      client.destroy();
      onwards.destroy();
    };
    for (const side of [client, onwards]) side.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));

  const stopServer = async () => {
    await httpServer?.stop();
    httpServer = undefined;
  };
  return {
    origin: `http://127.0.0.1:${getPort(host)}`,
    backend,
    files: site,
    sockets: () => ({ open: sockets.size, most }),
    drop: () => {
      for (const line of [...lines]) line.destroy();
    },
    stopServer,
    startServer: async () => {
      httpServer = await startHttpServer({ backend, port: httpPort });
    },
    close: async () => {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
      await stopServer();
      await site.close();
    },
  };
}

export const getGuestId = (page: Page) => page.evaluate(() => localStorage.getItem('kapao.guestId') ?? '');

/** Sends a message of the support team to a guest. The message may be malformed. */
export function teamSays({ backend: { mockState } }: ChatSite, guestId: string, message: unknown): void {
  const owner = getOwner(mockState, undefined, { guestId });
  if (!owner) throw new Error(`The chat accepts no guest with the id "${guestId}"`);
  say(mockState, owner, message as ChatMessage, 'Team');
}

export const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

/** Returns a guest's conversation on the server, oldest message first. */
export const getStored = ({ backend: { mockState } }: ChatSite, guestId: string): Conversation[] =>
  mockState.db.chat.by('room', `guest:${guestId}`).map(({ conversation }) => conversation as unknown as Conversation);

export const isOwn = ({ sender }: Conversation) => sender === 'customer';
export const getTexts = ({ message }: Conversation) => (message.payload as { message?: string }).message ?? '';
