import { afterEach, describe, expect, test, vi } from 'vitest';
import { getInfo } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { overrideSettings, settings } from '@/lib/settings';
import { configureClient, send } from './client';
import { startEarlyRead } from './earlyRead';
import { serverNow } from './serverTime';
import { startingCache } from './startingCache';
import { holdResponses, json, raw, useTestServer } from './testServer';

const server = useTestServer();
const wallet = (amount: number) => ({ profile: { name: 'Mali' }, wallet: { amount }, slots: [] });

/**
 * Starts an early read in a session. Tests can change the session's token and login before the client uses the
 * response.
 */
function start(token = 't0ken') {
  const session = { token: token as string | null, login: 1 };
  const onSessionLost = vi.fn();
  configureClient({ getToken: () => session.token, onSessionLost, onGone() {} });
  const { login } = session;
  startEarlyRead({ call: getWallet, token, isSameSession: () => session.login === login });
  return { session, onSessionLost };
}

const paths = () => server.requests.map(({ method, url }) => `${method} ${url}`);
const walletPath = 'GET /api/wallet';

afterEach(() => {
  globalThis.kapaoEarlyRead = undefined;
  vi.useRealTimers();
});

test('sends the same request as the client, and the client takes its response once', async () => {
  server.respond = (_, response) => json(response, 200, wallet(server.requests.length));
  start();
  expect((await send(getWallet, {})).wallet.amount).toBe(1);
  expect(paths()).toEqual([walletPath]);
  expect((await send(getWallet, {})).wallet.amount).toBe(2);
  const [early, usual] = server.requests;
  expect(early).toEqual(usual);
  expect(early?.headers).toMatchObject({ authorization: 'Bearer t0ken', 'x-client-type': 'wallet-user' });
});

test('sends the client header and the address of the settings', async () => {
  const { clientHeaderName, clientHeaderValue, apiBase } = settings;
  overrideSettings({ clientHeaderName: 'X-Site', clientHeaderValue: 'lao', apiBase: `${apiBase}/v2` });
  server.respond = (_, response) => json(response, 200, wallet(7));
  start();
  expect((await send(getWallet, {})).wallet.amount).toBe(7);
  expect(paths()).toEqual(['GET /v2/api/wallet']);
  expect(server.requests[0]?.headers).toMatchObject({ 'x-site': 'lao' });
  overrideSettings({ clientHeaderName, clientHeaderValue, apiBase });
});

test('leaves the response to the first read of the wallet and not to other requests', async () => {
  server.respond = ({ url }, response) => json(response, 200, url === getInfo.path ? { name: 'Kapao' } : wallet(3));
  start();
  expect((await send(getInfo, {})).name).toBe('Kapao');
  expect((await send(getWallet, {})).wallet.amount).toBe(3);
  expect(paths().toSorted()).toEqual(['GET /api/lookup/info', walletPath]);
});

test.each<[string, (session: { token: string | null; login: number }) => void]>([
  ['a login as another member', (session) => Object.assign(session, { token: 'other', login: 2 })],
  ['a logout and a login with the same token', (session) => Object.assign(session, { login: 2 })],
])('discards the response after %s', async (_, change) => {
  server.respond = (_request, response) => json(response, 200, wallet(server.requests.length));
  const { session } = start();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  change(session);
  expect((await send(getWallet, {})).wallet.amount).toBe(2);
  expect(server.requests[1]?.headers.authorization).toBe(`Bearer ${session.token}`);
});

test('gives the response to nobody if the session ends while the client waits for it', async () => {
  const { arrived, release } = holdResponses(server, (_, response) => json(response, 200, wallet(5)));
  const { session } = start();
  await arrived;
  const reading = send(getWallet, {});
  session.token = 'other';
  release();
  await expect(reading).rejects.toMatchObject({ kind: 'aborted', isHandled: true });
  expect(paths()).toEqual([walletPath]);
});

test('discards a response that has waited for more than 30 seconds', async () => {
  server.respond = (_, response) => json(response, 200, wallet(server.requests.length));
  start();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  const later = performance.now() + 30_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect((await send(getWallet, {})).wallet.amount).toBe(2);
  vi.restoreAllMocks();
});

test.each<[string, typeof server.respond]>([
  ['a lost connection', (_, response) => void response.destroy()],
  ['a redirect', (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a page instead of JSON', (_, response) => raw(response, 200, '<h1>Log in to the Wi-Fi</h1>')],
  ['a list', (_, response) => json(response, 200, [])],
  ['an empty response', (_, response) => raw(response, 200, '')],
  ['a failure of the server', (_, response) => raw(response, 502, 'Bad gateway')],
])('sends the usual request after %s', async (_, respond) => {
  server.respond = (request, response) =>
    server.requests.length === 1 ? respond(request, response) : json(response, 200, wallet(4));
  start();
  expect((await send(getWallet, {})).wallet.amount).toBe(4);
  expect(paths()).toEqual([walletPath, walletPath]);
});

test('ends a session that the early response reports as lost', async () => {
  server.respond = (_, response) => json(response, 401, { message: 'invalid-token' });
  const { onSessionLost } = start();
  await expect(send(getWallet, {})).rejects.toMatchObject({ status: 401, isHandled: true });
  expect(onSessionLost).toHaveBeenCalledOnce();
  expect(paths()).toEqual([walletPath]);
});

test('does not repeat an early read before its Retry-After is over', async () => {
  server.respond = (_, response) => {
    response.setHeader('Retry-After', '60');
    json(response, 503, { message: 'REQUEST_LIMIT' });
  };
  start();
  for (let again = 0; again < 2; again += 1) {
    await expect(send(getWallet, {})).rejects.toMatchObject({ status: 503 });
  }
  expect(paths()).toEqual([walletPath]);
});

test('reads the response by the declared schema', async () => {
  server.respond = (_, response) => json(response, 200, { wallet: { amount: '5' }, slots: [null] });
  start();
  const { wallet: readWallet, slots } = await send(getWallet, {});
  expect(readWallet.amount).toBeNaN();
  expect(slots).toEqual([]);
});

describe('the body for the first render', () => {
  const body = JSON.stringify(wallet(5));
  async function arrived(status = 200) {
    server.respond = (_, response) => json(response, status, wallet(5));
    const started = start();
    const early = globalThis.kapaoEarlyRead;
    expect(early?.bodyFor('t0ken')).toBeUndefined();
    await early?.arriving;
    return { ...started, early };
  }

  test('is there once the response has arrived, and leaves the response to the client', async () => {
    const { early } = await arrived();
    expect(early?.bodyFor('t0ken')).toBe(body);
    expect([...startingCache().values()]).toEqual([{ data: expect.objectContaining({ wallet: { amount: 5 } }) }]);
    expect((await send(getWallet, {})).wallet.amount).toBe(5);
    expect(paths()).toEqual([walletPath]);
    // After the client has taken the response, a new cache starts empty.
    expect(startingCache().size).toBe(0);
  });

  test.each<[string, (session: { token: string | null; login: number }) => void]>([
    ['a logout', (session) => Object.assign(session, { token: null, login: 2 })],
    ['a logout in which only the token is gone', (session) => Object.assign(session, { token: null })],
    ['a login as another member', (session) => Object.assign(session, { token: 'other', login: 2 })],
    ['a change of the token only', (session) => Object.assign(session, { token: 'other' })],
    ['another login with the same token', (session) => Object.assign(session, { login: 2 })],
    ['30 seconds', () => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_001)],
  ])('is gone after %s', async (_, change) => {
    const { session, early } = await arrived();
    change(session);
    expect(early?.bodyFor(session.token)).toBeUndefined();
    expect(startingCache().size).toBe(0);
    vi.restoreAllMocks();
  });

  test.each([201, 401, 503])('is missing after a response with status %d', async (status) => {
    const { early } = await arrived(status);
    expect(early?.bodyFor('t0ken')).toBeUndefined();
  });

  test('does not fill the cache with a refusal', async () => {
    server.respond = (_, response) => json(response, 200, { success: false, message: 'SYSTEM', ...wallet(5) });
    start();
    await globalThis.kapaoEarlyRead?.arriving;
    expect(startingCache().size).toBe(0);
  });
});

test('sets the server clock by the time at which the response arrived', async () => {
  const sentAt = Date.parse('2026-03-02T10:00:00Z');
  server.respond = (_, response) => {
    response.setHeader('Date', new Date(sentAt).toUTCString());
    json(response, 200, wallet(1));
  };
  const readText = vi.spyOn(Response.prototype, 'text');
  start();
  await vi.waitFor(() => expect(readText).toHaveBeenCalled());
  await readText.mock.results[0]?.value;
  // Wait for the next task, because the early read records the time of arrival in the current task.
  await new Promise((resolve) => setImmediate(resolve));
  // Simulate that the app's scripts take 8 more seconds (8000 ms) to load.
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 8000);
  await send(getWallet, {});
  vi.restoreAllMocks();
  expect(serverNow() - sentAt).toBeGreaterThan(6000);
  expect(serverNow() - sentAt).toBeLessThan(12_000);
});

test('stops with the request that takes it over', async () => {
  const { arrived, release } = holdResponses(server, (_, response) => json(response, 200, wallet(1)));
  start();
  await arrived;
  const controller = new AbortController();
  const reading = send(getWallet, {}, { signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  expect(paths()).toEqual([walletPath]);
  release();
});
