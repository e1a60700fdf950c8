import { afterAll } from 'vitest';
import { readSettings } from '@/lib/buildSettings';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { startHttpServer } from '../httpServer';
import { somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

/** A backend as the contract tests see it: an address, and nothing but HTTP. */
export interface TestServer {
  readonly base: string;
  /** Typed calls over fetch, with the client's header; answers are checked against the declarations. */
  readonly client: Client;
  /** The same as one request, for a client of its own. */
  handle(request: Request): Promise<Response>;
  control(name: string, body?: object): Promise<unknown>;
  /** The member whose eyes are used. */
  readonly username: string;
  readonly password: string;
}

/** The mock behind an HTTP door of its own, which is closed after the file's tests; `of` is that mock where one is told. */
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

/** A token by the login call, as any client gets one. */
export async function logIn({ client, username, password }: TestServer, as = { username, password }): Promise<string> {
  return (await client.ok('login', { body: { username: as.username, password: as.password } })).token;
}
