import { afterAll } from 'vitest';
import { readSettings } from '@/lib/buildSettings';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { startHttpServer } from '../httpServer';
import { somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

/** A backend that contract tests use over HTTP. */
interface TestServer {
  readonly base: string;
  /** A typed client over fetch with the client header. It validates responses against the declarations. */
  readonly client: Client;
  /** Handles one request, for a test with its own client. */
  handle(request: Request): Promise<Response>;
  control(name: string, body?: object): Promise<unknown>;
  /** Phone number of the member that tests use by default. */
  readonly username: string;
  readonly password: string;
}

/**
 * Starts the mock on its own HTTP server, which stops after the file's tests. Default for `of`: a new backend.
 */
export async function startTestServer(of?: Pick<Backend, 'handle' | 'mockState'>): Promise<TestServer> {
  const httpServer = await startHttpServer({ backend: of ?? createBackend() });
  afterAll(() => httpServer.stop());
  const base = httpServer.origin;
  const { clientHeaderName, clientHeaderValue } = readSettings({});

  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set(clientHeaderName, clientHeaderValue);
    const bytes = await request.arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : undefined;
    return fetch(`${base}${pathname}${search}`, { method: request.method, headers, body, redirect: 'error' });
  };

  return {
    base,
    client: createClient({ handle }),
    handle,
    async control(name, body) {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${base}/__mock/${name}`, init);
      if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
      return response.json();
    },
    username: somchai.username,
    password: somchai.password,
  };
}

/**
 * Logs in with the login call, as any client does, and returns the token. Default for `as`: the server's `username` and
 * `password`.
 */
export async function logIn({ client, username, password }: TestServer, as = { username, password }): Promise<string> {
  return (await client.ok('login', { body: { username: as.username, password: as.password } })).token;
}
