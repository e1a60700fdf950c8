import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { Profile } from '@/api/calls/account';
import { login } from '@/api/calls/account';
import type { Args, ResponseOf } from '@/api/calls/call';
import { getActive, getConditions, getInfo } from '@/api/calls/lookup';
import { findPromotion } from '@/api/calls/promotion';
import { createQr, getQr } from '@/api/calls/qr';
import { getStatements } from '@/api/calls/statement';
import { getWallet, refreshSlots, transfer, type Wallet } from '@/api/calls/wallet';
import { overrideSettings, settings } from '@/lib/settings';
import { configureClient, hasEchoed, send } from './client';
import { ApiError } from './errors';
import { holdResponses, json, raw, useTestServer } from './testServer';
import { failure, startSession } from './testSession';

const server = useTestServer();
const money = { body: { from: 'WALLET', to: 'PG', amount: 10 } };

test('types the arguments and the response of each call', async () => {
  expectTypeOf<ResponseOf<typeof getWallet>>().toEqualTypeOf<Wallet>();
  expectTypeOf<ResponseOf<typeof getWallet>['profile']>().toEqualTypeOf<Profile>();
  expectTypeOf<Args<typeof createQr>>().toExtend<{ params: { bankCode: string }; body: { amount: number } }>();
  expectTypeOf(getWallet.kind).toEqualTypeOf<'read'>();
  expectTypeOf(refreshSlots.kind).toEqualTypeOf<'command'>();
  // @ts-expect-error a path parameter is missing
  await expect(send(createQr, { body: { amount: 1 } })).rejects.toThrow();
});
test('sends client header, token and JSON, but no cookies, and bypasses caches', async () => {
  startSession('t0ken');
  server.respond = (_, response) => json(response, 200, { success: true });
  await send(transfer, money);
  const [{ method, url, headers, body } = expect.fail()] = server.requests;
  expect([method, url, body]).toEqual(['POST', '/api/wallet/transfer', JSON.stringify(money.body)]);
  expect(headers).toMatchObject({
    'x-client-type': 'wallet-user',
    authorization: 'Bearer t0ken',
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  });
});
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('sends a new idempotency key with every command and none with reads', async () => {
  overrideSettings({ idempotencyHeader: 'Idempotency-Key' });
  server.respond = (_, response) => json(response, 200, { success: true });
  await send(transfer, money);
  await send(transfer, money);
  await send(refreshSlots, {});
  await failure(send(getConditions, {}));
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([
    expect.stringMatching(uuid),
    expect.stringMatching(uuid),
    expect.stringMatching(uuid),
    undefined,
  ]);
  expect(new Set(keys).size).toBe(4);
  overrideSettings({ idempotencyHeader: '' });
  await send(transfer, money);
  expect(server.requests.at(-1)?.headers).not.toHaveProperty('idempotency-key');
  overrideSettings({ idempotencyHeader: 'Idempotency-Key' });
});
test('sends no authorization without a token and no content type without a body', async () => {
  server.respond = (_, response) => json(response, 200, ['<p>1</p>']);
  expect(await send(getConditions, {})).toEqual(['<p>1</p>']);
  const headers = server.requests[0]?.headers;
  expect(headers).toHaveProperty('x-client-type', 'wallet-user');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('content-type');
});
test.each([
  ['a/b', 'a%2Fb'],
  ['../x', '..%2Fx'],
  ['%2e%2e', '%252e%252e'],
  ['ก', '%E0%B8%81'],
  ['?a#b', '%3Fa%23b'],
])('sends path parameter %s as one encoded segment', async (bankCode, segment) => {
  await send(getQr, { params: { bankCode } });
  expect(server.requests[0]?.url).toBe(`/api/qrcode/${segment}`);
});
test.each(['', '.', '..', '\ud800'])('refuses path parameter %j and sends nothing', async (bankCode) => {
  expect(await failure(send(getQr, { params: { bankCode } }))).toMatchObject({
    kind: 'refused',
    isOutcomeUnknown: false,
  });
  expect(server.requests).toEqual([]);
});
test.each([
  ['a code', 400, { message: 'MONEY_NOT_ENOUGH' }, 'MONEY_NOT_ENOUGH', 'MONEY_NOT_ENOUGH'],
  ['a free text', 400, { message: 'เงินไม่พอ' }, '', 'เงินไม่พอ'],
  ['a name of JavaScript', 400, { message: 'constructor' }, 'constructor', 'constructor'],
  ['an object', 400, { message: { a: 1 } }, '', ''],
  ['a list', 400, { message: ['a'] }, '', ''],
  ['a number', 400, { message: 5 }, '', ''],
  ['a long text', 400, { message: 'x'.repeat(100_000) }, '', 'x'.repeat(100_000)],
  ['null', 404, null, '', ''],
  ['a refusal with 200', 200, { success: false, message: 'NO_GAME' }, 'NO_GAME', 'NO_GAME'],
])('reads the code and the message of a refusal with %s', async (_, status, body, code, message) => {
  server.respond = (_, response) => json(response, status, body);
  const error = await failure(send(transfer, money));
  // A refusal without a message may come from a firewall, after the backend has carried out the command.
  expect(error).toMatchObject({ kind: 'http', status, code, message, isOutcomeUnknown: message === '' });
  server.respond = (_, response) => json(response, status, body);
  expect(await failure(send(getWallet, {}))).toMatchObject({ kind: 'http', isOutcomeUnknown: false });
});
test.each([
  ['HTML with 500', 500, '<h1>oops</h1>', 'http'],
  ['nothing with 502', 502, '', 'http'],
  ['HTML with 200', 200, '<!doctype html>', 'malformed'],
  ['half a body', 200, '{"success":tr', 'malformed'],
  ['nothing', 200, '', 'malformed'],
  ['blanks', 200, ' \n', 'malformed'],
  ['null', 200, 'null', 'malformed'],
  ['a list', 200, '[]', 'malformed'],
  ['a text', 200, '"ok"', 'malformed'],
  ['no success', 200, '{}', 'malformed'],
  ['another success', 200, '{"success":"true"}', 'malformed'],
  ['success for an own key only', 200, '{"__proto__":{"success":true}}', 'malformed'],
])('leaves the outcome of a money command unknown if the response is %s', async (_, status, body, kind) => {
  server.respond = (_, response) => raw(response, status, body);
  expect(await failure(send(transfer, money))).toMatchObject({
    kind,
    status,
    code: '',
    message: '',
    isOutcomeUnknown: true,
  });
});
test.each([
  [400, 'TRANSFER_FAIL', false],
  [409, 'TRANSFER_FAIL', false],
  [429, 'REQUEST_LIMIT', false],
  [429, 'REQUEST_LIMIT_1MIN', false],
  [408, 'UNAUTHORIZED', false],
  [499, 'INACTIVE_USER', false],
  [400, 'ยอดเงินไม่พอ', false],
  [404, 'ยอดเงินไม่พอ', true],
  [429, 'too fast', true],
  [400, 'INTERNAL_SERVER_ERROR', true],
  [500, 'TRANSFER_FAIL', true],
  [503, 'REQUEST_LIMIT', true],
  [500, 'INTERNAL_SERVER_ERROR', true],
  [500, 'ระบบขัดข้อง', true],
  [501, 'not yet', true],
])('after a money command fails with %s "%s", isOutcomeUnknown is %s', async (status, message, unknownResult) => {
  server.respond = (_, response) => json(response, status, { message });
  expect(await failure(send(transfer, money))).toMatchObject({
    kind: 'http',
    status,
    message,
    isOutcomeUnknown: unknownResult,
  });
  expect(await failure(send(refreshSlots, {}))).toMatchObject({ affectsMoney: false });
});
test.each([
  [403, 'Forbidden'],
  [403, 'FORBIDDEN'],
  [403, 'Error: forbidden.'],
  [403, '<h1>403 Forbidden</h1>'],
  [403, 'Forbidden resource'],
  [400, 'Bad Request'],
  [400, 'Not Found'],
  [400, 'not-found'],
  [422, 'Unprocessable Entity'],
  [401, 'Unauthorized'],
  [503, 'Service Unavailable'],
])('treats %s "%s" as a response without a message', async (status, message) => {
  server.respond = (_, response) => json(response, status, { message });
  expect(await failure(send(transfer, money))).toMatchObject({ message: '', code: '', isOutcomeUnknown: true });
  expect(await failure(send(getWallet, {}))).toMatchObject({ message: '', isHandled: false });
});
test('reports an unreadable response to a read or a command without money as a plain failure', async () => {
  server.respond = (_, response) => raw(response, 200, '');
  expect(await failure(send(refreshSlots, {}))).toMatchObject({ kind: 'malformed', affectsMoney: false });
  server.respond = (_, response) => raw(response, 500, '<h1>oops</h1>');
  expect(await failure(send(getWallet, {}))).toMatchObject({ kind: 'http', status: 500, isOutcomeUnknown: false });
});
test('does not repeat a read before its Retry-After is over, but sends commands', async () => {
  server.respond = (_, response) => {
    response.setHeader('Retry-After', '60');
    json(response, 429, { message: 'REQUEST_LIMIT' });
  };
  const first = await failure(send(getWallet, {}));
  expect(first).toMatchObject({ status: 429, code: 'REQUEST_LIMIT', retryAfterMs: 60_000 });
  for (let again = 0; again < 3; again += 1) {
    expect(await failure(send(getWallet, {}))).toMatchObject({ status: 429, code: 'REQUEST_LIMIT' });
  }
  expect(server.requests).toHaveLength(1);
  await failure(send(getConditions, {}));
  await failure(send(refreshSlots, {}));
  await failure(send(refreshSlots, {}));
  expect(server.requests).toHaveLength(4);
  // The wait applies only to the session that was refused, so a new session sends the read again.
  configureClient();
  server.respond = (_, response) => json(response, 401, { message: 'invalid-token' });
  expect(await failure(send(getWallet, {}))).toMatchObject({ status: 401 });
});
test('accepts 204 only if the call may return nothing', async () => {
  server.respond = (_, response) => response.writeHead(204).end();
  expect(await send(findPromotion, { params: { code: 'X' } })).toBe(null);
  expect(await failure(send(transfer, money))).toMatchObject({
    kind: 'malformed',
    status: 204,
    isOutcomeUnknown: true,
  });
});
test.each(['', 'abc\r\nX: 1', 'a b', 'โทเคน', 'a\u0000', 7])(
  'rejects a login whose token %j does not fit into a header',
  async (token) => {
    server.respond = (_, response) => json(response, 200, { token });
    expect(await failure(send(login, { body: { username: 'a', password: 'b' } }))).toMatchObject({ kind: 'malformed' });
  },
);
test('reads wrong types in a response as NaN, empty texts and empty lists', async () => {
  server.respond = (_, response) =>
    json(response, 200, { wallet: { amount: '5' }, slots: [null, { amount: null, web: 3 }] });
  const wallet = await send(getWallet, {});
  expect(wallet.wallet.amount).toBeNaN();
  expect(wallet.profile.name).toBe('');
  expect(wallet.slots).toHaveLength(1);
  expect(wallet.slots[0]).toMatchObject({ code: '', amount: Number.NaN, web: null, isActive: false });
  server.respond = (_, response) => json(response, 200, { statements: 'none' });
  expect(await send(getStatements, { body: { page: 1, limit: 10 } })).toEqual({ total: Number.NaN, statements: [] });
});
test.each([
  ['stays open', 'timeout'],
  ['breaks', 'network'],
])('fails if the response body begins and then %s', async (_, kind) => {
  server.respond = (_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"success":true', () => kind === 'network' && response.destroy());
  };
  // A time: the timeout of 200 ms is real, so this test waits that long.
  expect(await failure(send(transfer, money, { timeoutMs: 200 }))).toMatchObject({ kind, isOutcomeUnknown: true });
});
test('accepts a slow response within the timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { arrived, release } = holdResponses(server, (_, response) =>
    json(response, 200, { name: 'Kapao', website: '' }),
  );
  const response = send(getInfo, {}, { timeoutMs: 5000 });
  await arrived;
  vi.advanceTimersByTime(4999);
  release();
  expect(await response).toEqual({ name: 'Kapao', website: '' });
  vi.useRealTimers();
});
test('aborts a call before and after it is sent', async () => {
  const controller = new AbortController();
  server.respond = () => controller.abort();
  const { signal } = controller;
  expect(await failure(send(transfer, money, { signal }))).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });
  expect(await failure(send(transfer, money, { signal }))).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false });
  expect(server.requests).toHaveLength(1);
});
test('sends a money command offline only if the server turns out to be reachable', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  startSession('t0ken');
  server.respond = (_, response) => response.destroy();
  expect(await failure(send(transfer, money))).toMatchObject({ kind: 'network', isOutcomeUnknown: false });
  expect(server.requests.every(({ url }) => url === getActive.path)).toBe(true);
  // The request that checks the connection has the client header and the token, like every request.
  expect(server.requests[0]?.headers[settings.clientHeaderName.toLowerCase()]).toBe(settings.clientHeaderValue);
  expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken');
  server.respond = ({ url }, response) => (url === getActive.path ? json(response, 200, {}) : response.destroy());
  expect(await failure(send(transfer, money))).toMatchObject({ kind: 'network', isOutcomeUnknown: true });
  expect(server.requests.at(-1)?.url).toBe(transfer.path);
  vi.unstubAllGlobals();
});
test('knows from an echoed key that the backend honours keys, for this session only', async () => {
  let token = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  server.respond = (_, response) => json(response, 200, { success: true });
  await send(transfer, money);
  expect(hasEchoed()).toBe(false);
  server.respond = ({ headers }, response) => {
    response.setHeader(settings.idempotencyHeader, String(headers['idempotency-key']));
    json(response, 400, { message: 'NO_GAME' });
  };
  await failure(send(transfer, money));
  expect(hasEchoed()).toBe(true);
  token = 'two';
  expect(hasEchoed()).toBe(false);
});
test('does not follow redirects, so that no other host gets the token', async () => {
  startSession('t0ken');
  const visits: unknown[] = [];
  const item = createServer((request, response) => {
    visits.push(request.headers);
    json(response, 200, { success: true });
  });
  await new Promise<void>((resolve) => item.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(item.address() as AddressInfo).port}/api/wallet/transfer`;
  for (const status of [301, 302, 307, 308]) {
    server.respond = (_, response) => response.writeHead(status, { location }).end();
    expect(await failure(send(transfer, money))).toMatchObject({ kind: 'network', isOutcomeUnknown: true });
  }
  expect(visits).toEqual([]);
  item.close();
});
test('turns every possible response into a result or an ApiError', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('{"success":true}', '{"message":"gone"}'),
  );
  const status = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constant(200));
  const call = fc.constantFrom(transfer, getWallet, getConditions, findPromotion, login);
  await fc.assert(
    fc.asyncProperty(text, status, call, async (body, code, item) => {
      const isBodiless = [204, 205, 304].includes(code);
      vi.stubGlobal('fetch', async () => new Response(isBodiless ? null : body, { status: code }));
      const result = await send(item as typeof getWallet, { params: { code: 'x' } } as never).catch((error) => error);
      if (!(result instanceof ApiError)) expect([code < 300, typeof result]).toEqual([true, 'object']);
      else expect(result.isOutcomeUnknown && result.affectsMoney && item !== transfer).toBe(false);
    }),
    { numRuns: 500 },
  );
  vi.unstubAllGlobals();
});
