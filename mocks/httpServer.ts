import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backendInterface';
import { respond } from './http/dispatch';
import { attachRealtime } from './realtimeServer';
import { isFromThisMachine } from './sameMachine';

interface HttpServer {
  /** For example `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly server: Server;
  /** Closes every connection; resolves when the port is free. */
  stop(): Promise<void>;
}

interface HttpServerOptions {
  backend: Pick<Backend, 'handle' | 'mockState'>;
  /**
   * The address to listen on for other machines, such as `0.0.0.0`. Without it the server answers only this machine: not
   * even a site that somebody visits on it may read or change the mock's state.
   */
  host?: string;
  /** Default 0: any free port. */
  port?: number;
  /** Responds to requests outside the API, such as those for the files of a site. */
  files?: RequestListener;
}

const isApi = ({ url = '' }: IncomingMessage) => /^\/(api|__mock)\//.test(url);

/**
 * Limits in bytes, above every call's own limit. The server discards a body over `longestBody` but reads it up to
 * `longestRead`, because clients read the 413 only after they have sent the body.
 */
const longestBody = 24 * 1024 * 1024;
const longestRead = 256 * 1024 * 1024;
/**
 * Time in ms before the server closes an idle connection. Clients close idle connections earlier, so the server does
 * not close a connection while a request arrives.
 */
const keepAliveMs = 75_000;

const result = JSON.stringify({ message: 'KEY_INVALID' });
/** The response to bytes that are not HTTP. */
const malformed = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${result.length}\r\nconnection: close\r\n\r\n${result}`;

/**
 * Serves a backend over HTTP and socket.io, with CORS for every origin that it answers. Rejects if the port is in use.
 */
export async function startHttpServer({ backend, host, port = 0, files }: HttpServerOptions): Promise<HttpServer> {
  const address = host ?? '127.0.0.1';
  const isAllowed = (request: IncomingMessage) => host !== undefined || isFromThisMachine(request);
  const server = createServer((request, response) => {
    // A client may disconnect at any moment; then there is no response to send.
    for (const side of [request, response]) side.on('error', () => response.destroy());
    if (!isAllowed(request)) refuse(request, response);
    else if (files && !isApi(request)) files(request, response);
    else serve(backend, request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = keepAliveMs;
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end(malformed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  const endRealtime = attachRealtime(server, backend, isAllowed);
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://${address.includes(':') ? `[${address}]` : address}:${actualPort}`,
    server,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      const realtime = endRealtime();
      server.closeAllConnections();
      await Promise.all([realtime, ended]);
    },
  };
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.resume();
  const message = 'Only this machine and its own pages may use this server. Start it with --host for others.';
  outgoing.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

async function serve(
  backend: HttpServerOptions['backend'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(getCorsHeaders(backend.mockState, incoming)))
    outgoing.setHeader(name, value);
  if (incoming.method === 'OPTIONS') {
    incoming.resume();
    outgoing.writeHead(204).end();
    return;
  }
  const body = await getBody(incoming);
  const response = body ? await backend.handle(getRequest(incoming, body) ?? unreadable()) : tooLarge();
  if (!outgoing.destroyed) await send(response, incoming, outgoing);
}

/** Returns the CORS headers. Tokens travel in a header and not in cookies, so they name no origin. */
const getCorsHeaders = (
  { settings: { idempotencyHeader } }: Backend['mockState'],
  { headers }: IncomingMessage,
): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': ['date', 'retry-after', idempotencyHeader.toLowerCase()].filter(Boolean).join(', '),
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '600',
});

/** Returns the body, or undefined if it is too large. Rejects if the client disconnects before the end. */
async function getBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= longestBody) chunks.push(chunk);
    else chunks.length = 0;
    if (length > longestRead) break;
  }
  return length <= longestBody ? Buffer.concat(chunks) : undefined;
}

const tooLarge = () => respond({ message: 'too-large' }, 413);

/** Returns a request that matches no route. It replaces a request that the `Request` constructor rejects. */
const unreadable = () => new Request('http://127.0.0.1/unreadable');

function getRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request | undefined {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  const entries = Object.entries(headers).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value ?? ''];
    return values.map((value) => [name, value] as [string, string]);
  });
  try {
    return new Request(`http://${headers.host ?? '127.0.0.1'}${url}`, {
      method,
      headers: entries,
      ...(hasBody && { body }),
    });
  } catch {
    return undefined;
  }
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const declared = Number(response.headers.get('content-length') ?? bytes.length);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': declared,
  });
  if (declared <= bytes.length || incoming.method === 'HEAD') {
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
    return;
  }
  // The body is shorter than its declared length (the fault `cut`), so drop the connection.
  outgoing.write(bytes, () => incoming.socket.destroy());
}
