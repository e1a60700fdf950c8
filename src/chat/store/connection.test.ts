import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureClient } from '@/api/client/client';
import { overrideSettings } from '@/lib/settings';
import { type Connection, openConnection } from './connection';

/** A real server for the real socket.io client. */
interface Site {
  address: string;
  io: Server;
  /** The number of connection attempts. */
  tries: number;
  joined: number;
  /** The credentials that each socket has sent. */
  credentials: unknown[];
  closed: number;
  close(): Promise<void>;
}

/** Starts a server that accepts sockets once `open` resolves. */
async function startSite(open = Promise.resolve()): Promise<Site> {
  const http = createServer();
  const io = new Server(http);
  io.use((_socket, next) => void open.then(() => next()));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const close = () => io.close();
  const site: Site = {
    address: `http://127.0.0.1:${port}`,
    io,
    tries: 0,
    joined: 0,
    credentials: [],
    closed: 0,
    close,
  };
  io.engine.on('connection', () => {
    site.tries += 1;
  });
  io.on('connection', (socket) => {
    site.credentials.push(socket.handshake.auth);
    socket.on('join', (room) => {
      site.joined += 1;
      void socket.join(room);
    });
    socket.on('disconnect', () => {
      site.closed += 1;
    });
  });
  return site;
}

let sites: Site[];
let connection: Connection | undefined;
beforeEach(() => {
  sites = [];
});
afterEach(async () => {
  connection?.close();
  vi.restoreAllMocks();
  overrideSettings({ apiBase: '', chatBackend: '' });
  configureClient();
  await Promise.all(sites.map((site) => site.close()));
});

async function open(main: Site, second?: Site) {
  sites.push(main, ...(second ? [second] : []));
  overrideSettings({ apiBase: main.address, chatBackend: second?.address ?? '' });
  const joins = vi.fn();
  const heard = vi.fn();
  connection = await openConnection('room', { onMessage: heard, onChange: () => {}, onJoin: joins });
  return { connection, joins, heard };
}

it('does not restart a connection attempt in progress, however often it is checked', async () => {
  let letIn = () => {};
  const site = await startSite(
    new Promise((resolve) => {
      letIn = resolve;
    }),
  );
  const { connection, joins } = await open(site);
  connection.check();
  await expect.poll(() => site.tries).toBe(1);
  for (let look = 0; look < 6; look += 1) connection.check();
  letIn();
  await expect.poll(() => connection.isUp()).toBe(true);
  await expect.poll(() => site.joined).toBe(1);
  connection.check();
  expect([site.tries, site.joined, site.closed, joins.mock.calls.length]).toEqual([1, 1, 0, 1]);
});

it('reconnects after a timeout without a response, and at the next check after a refusal', async () => {
  const slow = await startSite(new Promise(() => {}));
  const { connection } = await open(slow);
  await expect.poll(() => slow.tries).toBe(1);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000);
  connection.check();
  connection.check();
  await expect.poll(() => slow.tries).toBe(2);
  vi.restoreAllMocks();
  await slow.close();
  connection.check();
  expect(connection.isUp()).toBe(false);
});

it('reports each join, so that the gap of either socket is closed', async () => {
  const [main, second] = [await startSite(), await startSite()];
  const { connection, joins, heard } = await open(main, second);
  await expect.poll(() => [main.joined, second.joined]).toEqual([1, 1]);
  expect(joins).toHaveBeenCalledTimes(2);
  second.io.to('room').emit('messaging', 'hello');
  await expect.poll(() => heard.mock.calls).toEqual([['hello']]);
  // The connection breaks, and the socket reconnects by itself.
  for (const { conn } of second.io.sockets.sockets.values()) conn.close();
  await expect.poll(() => second.joined).toBe(2);
  expect(joins).toHaveBeenCalledTimes(3);
  expect(connection.isUp()).toBe(true);
  // After the server disconnects a socket, a check reconnects it.
  second.io.disconnectSockets();
  const look = () => {
    connection.check();
    return second.joined;
  };
  await expect.poll(look).toBe(3);
});

it('sends the currently stored token to the API and to the chat backend on every connect', async () => {
  let token: string | null = 'first';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  const [main, second] = [await startSite(), await startSite()];
  await open(main, second);
  await expect.poll(() => [main.credentials, second.credentials]).toEqual([[{ token: 'first' }], [{ token: 'first' }]]);
  token = 'second';
  for (const { conn } of second.io.sockets.sockets.values()) conn.close();
  await expect.poll(() => second.credentials.at(-1)).toEqual({ token: 'second' });
  token = null;
  for (const { conn } of second.io.sockets.sockets.values()) conn.close();
  await expect.poll(() => second.credentials.at(-1)).toEqual({});
});

it('reconnects the second socket every 500 ms, with at most 20 % of jitter', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const [main, second] = [await startSite(), await startSite()];
  await open(main, second);
  await expect.poll(() => second.joined).toBe(1);
  // A time: leaves out the client's own connect timer (10 s) and this test's polls (50 ms).
  const delays = () => timers.mock.calls.map(([, delay = 0]) => delay).filter((delay) => delay > 100 && delay < 5000);
  vi.spyOn(Math, 'random').mockReturnValue(0.85);
  timers.mockClear();
  await second.close();
  // A time: three attempts take up to 500 ms each.
  await expect.poll(() => delays().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  // With the default backoff each further attempt would double the delay.
  for (const delay of delays()) expect(delay).toBeLessThanOrEqual(500);
  expect(delays()[0]).toBe(500 - Math.floor(0.85 * 0.2 * 500));
});
