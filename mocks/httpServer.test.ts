import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createBackend } from './backend';
import { startHttpServer } from './httpServer';

const crashes: unknown[] = [];
const backend = createBackend({ onCrash: (error) => crashes.push(error) });
const httpServer = await startHttpServer({ backend });
const { origin } = httpServer;
const { port } = new URL(origin);
afterAll(async () => {
  await httpServer.stop();
  expect(crashes).toEqual([]);
});

const alive = async () => expect((await fetch(`${origin}/api/lookup/active`)).status).toBe(200);

/**
 * Sends raw bytes and returns everything that arrives until the connection closes. `hangUp` disconnects right after
 * sending.
 */
function raw(text: string, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.write(text, () => hangUp && socket.destroy());
  });
}

test('CORS: allows the requested method and headers in a preflight', async () => {
  const response = await fetch(`${origin}/api/wallet`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-client-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'authorization,content-type,idempotency-key,x-client-type',
  );
  expect(response.headers.get('access-control-allow-methods')).toContain('DELETE');
  const { headers } = await fetch(`${origin}/api/wallet`);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe('date, retry-after, idempotency-key');
});

/** Sends a request whose Host header `fetch` would not let a test choose. */
const fetchStatus = (method: string, path: string, headers: Record<string, string>, of = origin) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${of}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('without a host for other machines, answers only this machine and its own pages', async () => {
  const scenario = () => backend.mockState.scenario;
  const before = scenario();
  const ask = (headers: Record<string, string>) =>
    Promise.all([
      fetchStatus('POST', '/__mock/reset', headers),
      fetchStatus('GET', '/api/lookup/info', headers),
      fetchStatus('GET', '/socket.io/?EIO=4&transport=polling', headers),
    ]);
  for (const name of ['localhost', 'localhost:4010', 'app.localhost:4010', '127.0.0.1', '[::1]:4010'])
    expect(await ask({ host: name, origin: `http://${name}` }), name).toEqual([200, 200, 200]);
  const foreign = ['http://evil.example', 'https://127.0.0.1.evil.example', 'http://192.168.1.7', 'null'];
  for (const name of foreign) expect(await ask({ host: 'localhost', origin: name }), name).toEqual([403, 403, 403]);
  for (const name of ['evil.example', 'rebound.example:4010', '10.0.0.1', 'localhost.evil.example'])
    expect(await ask({ host: name }), name).toEqual([403, 403, 403]);
  expect(scenario()).toBe(before);
});

test('with a host for other machines, answers every name and origin', async () => {
  const open = await startHttpServer({ backend, host: '127.0.0.1' });
  const headers = { host: 'phone.local:4010', origin: 'http://phone.local:8080' };
  expect(await fetchStatus('GET', '/api/lookup/info', headers, open.origin)).toBe(200);
  expect(await fetchStatus('GET', '/socket.io/?EIO=4&transport=polling', headers, open.origin)).toBe(200);
  await open.stop();
});

test('responds to 200 parallel requests over keep-alive connections', async () => {
  const token = backend.tokenFor('0812345678');
  const ask = () => fetch(`${origin}/api/wallet`, { headers: { authorization: `Bearer ${token}` } });
  const responses = await Promise.all(Array.from({ length: 200 }, ask));
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(bodies.every(({ wallet }) => wallet.amount === bodies[0].wallet.amount)).toBe(true);
});

test('survives a client that disconnects before or during the response', async () => {
  const lines = () => backend.mockState.db.statement.size;
  const before = lines();
  await raw('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\n{"user', true);
  const half = `POST /api/wallet/add HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${backend.tokenFor('0812345678')}\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"amount":100}`;
  await raw(half, true);
  expect(lines()).toBe(before);
  // Twenty clients disconnect after all their requests have arrived and before any response.
  const leaver = new AbortController();
  const { mockState, handle } = backend;
  let [heard, letGo] = [0, () => {}];
  const closed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const late = await startHttpServer({
    backend: {
      mockState,
      async handle(request) {
        heard += 1;
        if (heard === 20) leaver.abort();
        await closed;
        return handle(request);
      },
    },
  });
  const leaving = Array.from({ length: 20 }, () =>
    fetch(`${late.origin}/api/lookup/banks`, { signal: leaver.signal }).catch(() => 'gone'),
  );
  expect(await Promise.all(leaving)).toEqual(Array.from({ length: 20 }, () => 'gone'));
  letGo();
  await late.stop();
  await alive();
});

test('refuses malformed HTTP, invalid addresses and other methods, and keeps running', async () => {
  expect(await raw('hello\r\n\r\n')).toMatch(/ 400 [\s\S]*\{"message":"KEY_INVALID"\}$/);
  expect(await raw('GET //api/wallet HTTP/1.1\r\nhost: :::\r\nconnection: close\r\n\r\n')).toMatch(/ 403 /);
  expect(await raw('TRACE /api/wallet HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(/ 40[045] /);
  expect(await raw('PATCH /api/wallet HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toContain(' 405 ');
  expect(await raw('HEAD /api/wallet HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(
    / 405 [\s\S]*\r\n\r\n$/,
  );
  await alive();
});

test('returns 413 for a body beyond every limit, even without a declared length', async () => {
  const part = Buffer.alloc(1024 * 1024, 97);
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api/login`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    for (let count = 0; count < 30; count += 1) request.write(part);
    request.end();
  });
  expect(status).toBe(413);
});

test('breaks the connection for network and cut faults', async () => {
  backend.fail({ method: 'GET', path: '/api/lookup/info', kind: 'network' });
  await expect(fetch(`${origin}/api/lookup/info`)).rejects.toThrow();
  backend.fail({ method: 'GET', path: '/api/lookup/info', kind: 'cut' });
  const response = await fetch(`${origin}/api/lookup/info`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await alive();
});

test('rejects for a port in use, and stop frees the port', async () => {
  await expect(startHttpServer({ backend, port: Number(port) })).rejects.toThrow('EADDRINUSE');
  const item = await startHttpServer({ backend });
  const open = fetch(`${item.origin}/api/lookup/info`);
  await open;
  await item.stop();
  await expect(fetch(`${item.origin}/api/lookup/info`)).rejects.toThrow();
});
