import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { overrideSettings } from '@/lib/settings';
import { configureClient } from './client';

interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Starts a real HTTP server for tests of the client. `respond` handles its requests, and `requests` records them. */
export function useTestServer() {
  const respondEmpty: RequestListener = (_, response) => json(response, 200, {});
  const state = { origin: '', requests: [] as RecordedRequest[], respond: respondEmpty };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    state.requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    state.respond(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    overrideSettings({ apiBase: state.origin });
  });
  beforeEach(() => {
    state.requests.length = 0;
    state.respond = respondEmpty;
    configureClient();
  });
  afterAll(() => {
    overrideSettings({ apiBase: '' });
    server.closeAllConnections();
    server.close();
  });
  return state;
}

/** Delays every response until the test calls `release`. `arrived` resolves when the first request arrives. */
export function holdResponses(
  server: ReturnType<typeof useTestServer>,
  respondWith: RequestListener = (_, response) => json(response, 400, { message: 'KEY_INVALID' }),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    server.respond = async (request, response) => {
      resolve();
      await released;
      respondWith(request, response);
    };
  });
  return { arrived, release };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  raw(response, status, JSON.stringify(body), 'application/json');
}

export function raw(response: ServerResponse, status: number, body: string, type = 'text/html'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
