import { expect, test } from 'vitest';
import { createBackend } from './backend';
import { scenarios } from './scenarios/scenarios';

const backend = createBackend({ latencyMs: 0 });

const ask = (method: string, path: string, body?: unknown) =>
  backend.handle(
    new Request(`http://mock${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
const control = (name: string, body: unknown = {}) => ask('POST', `/__mock/${name}`, body);
const info = () => ask('GET', '/api/lookup/info');

test('scenarios: lists every scenario with its members', async () => {
  const rows = await (await ask('GET', '/__mock/scenarios')).json();
  expect(rows).toHaveLength(scenarios.length);
  for (const row of rows) {
    expect(Object.keys(row).sort()).toEqual(['description', 'members', 'name', 'promotionCodes']);
    for (const member of row.members) {
      expect(Object.keys(member).sort()).toEqual(['description', 'password', 'username']);
    }
  }
});

test('reset: returns the started scenario, and the same seed gives the same ids', async () => {
  const row = await (await control('reset', { scenario: 'rich', seed: 7 })).json();
  expect(row.name).toBe('rich');
  const first = backend.mockState.db.member.all()[0]?._id;
  await control('reset', { scenario: 'rich', seed: 8 });
  expect(backend.mockState.db.member.all()[0]?._id).not.toBe(first);
  await control('reset', { scenario: 'rich', seed: 7 });
  expect(backend.mockState.db.member.all()[0]?._id).toBe(first);
  expect((await (await ask('POST', '/__mock/reset')).json()).name).toBe('usual');
});

test('advance: moves the clock and runs due jobs', async () => {
  backend.reset();
  const before = backend.mockState.clock.now();
  await control('pay', { username: '0823456789', amount: 250 });
  const { now } = await (await control('advance', { seconds: 3600 })).json();
  expect(Date.parse(now) - before).toBe(3_600_000);
  const malee = backend.mockState.db.member.by('username', '0823456789')[0]?._id;
  expect(backend.mockState.ledger.balance(`member:${malee}:wallet`)).toBe(250_00);
});

test('pay: pays a QR once', async () => {
  backend.reset();
  const headers = { authorization: `Bearer ${backend.tokenFor('0812345678')}`, 'content-type': 'application/json' };
  const made = await backend.handle(
    new Request('http://mock/api/qrcode/WW', { method: 'POST', headers, body: '{"amount":100}' }),
  );
  const { qrcodeId } = await made.json();
  expect((await control('pay', { qrcodeId })).status).toBe(200);
  expect((await control('pay', { qrcodeId })).status).toBe(400);
  expect((await control('pay', { qrcodeId: 'nobody' })).status).toBe(400);
});

test('ledger: lists every posting, and balances that sum to zero', async () => {
  const { entries, balances } = await (await ask('GET', '/__mock/ledger')).json();
  expect(Object.keys(entries[0]).sort()).toEqual(['account', 'at', 'kind', 'satang', 'txId']);
  const sums: Record<string, number> = {};
  for (const { account, satang } of entries) sums[account] = (sums[account] ?? 0) + satang;
  expect(sums).toEqual(balances);
  expect(Object.values(sums).reduce((a, b) => a + b, 0)).toBe(0);
});

test.each([
  [{ kind: 'answer' }, 500, { message: 'INTERNAL_SERVER_ERROR' }],
  [{ status: 418, message: 'TEAPOT' }, 418, { message: 'TEAPOT' }],
  [{ message: 'REQUEST_LIMIT' }, 429, { message: 'REQUEST_LIMIT' }],
  [{ status: 401 }, 401, { message: 'invalid-token' }],
])('fail: applies the rule %o', async (rule, status, body) => {
  backend.reset();
  await control('fail', { method: 'GET', path: '/api/lookup/info', ...rule });
  expect((await ask('GET', '/api/lookup/active')).status).toBe(200);
  const response = await info();
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
  expect((await info()).status).toBe(200);
});

test('fail: handles network, html, empty, cut and slow', async () => {
  backend.reset();
  const rule = (kind: string, more = {}) => control('fail', { method: 'GET', path: '/api/*/info', kind, ...more });
  await rule('network');
  expect((await info()).type).toBe('error');
  await rule('html');
  const html = await info();
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
  await rule('empty', { status: 204 });
  const empty = await info();
  expect([empty.status, await empty.text()]).toEqual([204, '']);
  await rule('cut');
  const whole = await (await info()).text();
  expect(() => JSON.parse(whole)).toThrow();
  // A time: the response takes at least this long.
  await rule('slow', { delayMs: 60 });
  const start = performance.now();
  expect((await info()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(55);
});

test('fail: counts times, matches any method and path, and is cleared by reset', async () => {
  backend.reset();
  await control('fail', { method: '*', path: '/api/*', times: 2 });
  expect((await info()).status).toBe(500);
  expect((await ask('GET', '/__mock/scenarios')).status).toBe(200);
  expect((await info()).status).toBe(500);
  expect((await info()).status).toBe(200);
  await control('fail', { method: 'get', path: '/api/lookup/info', times: 9 });
  backend.reset();
  expect((await info()).status).toBe(200);
});

test('fail: carries out a call that is cut, but not one that is dropped', async () => {
  backend.reset();
  const add = () =>
    backend.handle(
      new Request('http://mock/api/wallet/add', {
        method: 'POST',
        headers: { authorization: `Bearer ${backend.tokenFor('0823456789')}`, 'content-type': 'application/json' },
        body: '{"amount":10}',
      }),
    );
  const lines = () =>
    backend.mockState.db.statement.by('member', backend.mockState.db.member.all()[1]?._id ?? '').length;
  backend.fail({ method: 'POST', path: '/api/wallet/add', kind: 'network' });
  await add();
  expect(lines()).toBe(0);
  backend.fail({ method: 'POST', path: '/api/wallet/add', kind: 'cut' });
  await add();
  expect(lines()).toBe(1);
});

test.each([
  ['reset', { scenario: 'nowhere' }],
  ['reset', { scenario: null }],
  ['reset', { seed: -1 }],
  ['reset', { seed: 1.5 }],
  ['reset', { sed: 1 }],
  ['reset', []],
  ['reset', 'null'],
  ['reset', '{"scenario":'],
  ['advance', {}],
  ['advance', ''],
  ['advance', { seconds: -1 }],
  ['advance', { seconds: '60' }],
  ['advance', { seconds: 1e12 }],
  ['advance', '{"seconds":1e999}'],
  ['fail', {}],
  ['fail', { method: 'GET' }],
  ['fail', { method: 'SEND', path: '/api/wallet' }],
  ['fail', { method: 'GET', path: 'wallet' }],
  ['fail', { method: 'GET', path: '/api/wallet', kind: 'odd' }],
  ['fail', { method: 'GET', path: '/api/wallet', status: 200 }],
  ['fail', { method: 'GET', path: '/api/wallet', status: 99 }],
  ['fail', { method: 'GET', path: '/api/wallet', times: 0 }],
  // A time: a negative delay.
  ['fail', { method: 'GET', path: '/api/wallet', delayMs: -5 }],
  ['fail', { method: 'GET', path: '/api/wallet', message: 5 }],
  ['fail', { method: 'GET', path: '/api/wallet', kind: 'late', afterMs: 300_001 }],
  ['fail', { method: 'GET', path: '/api/wallet', kind: 'skew', skewMs: 0.5 }],
  ['fail', { method: 'GET', path: '/api/wallet', kind: 'html', status: 204 }],
  ['pay', {}],
  ['pay', { username: '0812345678' }],
  ['pay', { username: '0899999999', amount: 5 }],
  ['pay', { username: '0812345678', amount: 0 }],
  ['pay', { username: '0812345678', amount: 0.001 }],
  ['pay', { username: '0812345678', amount: -5 }],
  ['pay', { username: '0812345678', amount: 5, qrcodeId: 'x' }],
])('%s %j: returns 400 and changes nothing', async (name, body) => {
  const before = JSON.stringify(backend.snapshot());
  const response = await control(name, body);
  expect(response.status).toBe(400);
  expect(typeof (await response.json()).message).toBe('string');
  expect(JSON.stringify(backend.snapshot())).toBe(before);
});

test('returns 404 for unknown paths and 405 for wrong methods', async () => {
  expect((await ask('POST', '/__mock/nothing', {})).status).toBe(404);
  expect((await ask('GET', '/__mock/reset')).status).toBe(405);
  expect((await ask('POST', '/__mock/ledger', {})).status).toBe(405);
  expect((await ask('GET', '/__mock/constructor')).status).toBe(404);
});

test('fail: a snapshot keeps the faults', async () => {
  backend.reset();
  backend.fail({ method: 'GET', path: '/api/lookup/info' });
  const past = JSON.parse(JSON.stringify(backend.snapshot()));
  backend.reset();
  backend.restore(past);
  expect((await info()).status).toBe(500);
});
