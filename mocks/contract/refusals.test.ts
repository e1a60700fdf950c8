import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@/api/call';
import { type CallName, calls } from '@/api/calls';
import { logIn, openSite } from './site';

/** Runs against any backend: whatever is wrong with a request, it is refused in one way, and nothing moves. */
const site = await openSite();
const token = await logIn(site);
const all = Object.entries(calls) as [CallName, Call][];
const pathOf = ({ path }: Call) => path.replace(/\{\w+\}/g, 'NOSUCH');
const withBody = all.filter(([, { body }]) => body !== 'none');

interface Sent {
  type?: string;
  body?: BodyInit;
  token?: string;
}

async function send(method: string, path: string, { type, body, token: as = token }: Sent = {}): Promise<number> {
  const headers = new Headers(as ? { authorization: `Bearer ${as}` } : {});
  if (type) headers.set('content-type', type);
  const response = await site.handle(new Request(`http://site${path}`, { method, headers, body }));
  const answer = (await response.json()) as { message: unknown };
  expect(response.status >= 400 && response.status < 500, `${method} ${path}: ${response.status}`).toBe(true);
  expect(typeof answer.message).toBe('string');
  return response.status;
}

const ledger = async () => (site.hasControl ? JSON.stringify(await site.control('ledger')) : '');
let before: string;
beforeAll(async () => {
  before = await ledger();
});
afterAll(async () => expect(await ledger()).toBe(before));

describe('auth', () => {
  test.each(all.filter(([, { auth }]) => auth === 'member'))('%s wants a token', async (_, call) => {
    expect(await send(call.method, pathOf(call), { token: '' })).toBe(401);
    expect(await send(call.method, pathOf(call), { token: 'not-a-token' })).toBe(401);
  });
});

describe('bodies', () => {
  const json = 'application/json';
  test.each(withBody.filter(([, { body }]) => body === 'json'))('%s', async (_, call) => {
    const path = pathOf(call);
    for (const body of ['{"a":', 'null', '[]', '"x"', '5', '']) {
      await send(call.method, path, { type: json, body });
    }
    await send(call.method, path, { type: 'text/plain', body: '{}' });
    await send(call.method, path, { type: 'application/x-www-form-urlencoded', body: 'amount=1' });
    await send(call.method, path, { type: json, body: `{"amount":1,"name":"${'x'.repeat(1024 * 1024)}"}` });
  });

  const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  test.each(withBody.filter(([, { body }]) => body === 'multipart'))('%s', async (_, call) => {
    const path = pathOf(call);
    const type = 'multipart/form-data; boundary=b';
    for (const body of [half, '', '--b--\r\n', 'x']) await send(call.method, path, { type, body });
    await send(call.method, path, { type: json, body: '{}' });
    const form = new FormData();
    form.append('file', new File(['MZ'], 'a.png', { type: 'image/png' }));
    await send(call.method, path, { body: form });
  });
});

describe('amounts', () => {
  const amounts = [
    'null',
    '"10"',
    'true',
    '[10]',
    '{}',
    '-5',
    '0',
    '0.001',
    '10.005',
    '1e400',
    '-1e400',
    '1e300',
    '""',
  ];
  const moneyCalls = ['addMoney', 'withdraw', 'withdrawAll', 'createQr', 'transfer'] as const;
  test.each(moneyCalls)('%s', async (name) => {
    const call: Call = calls[name];
    for (const amount of amounts) {
      const body = `{"amount":${amount},"from":"WALLET","to":"PG"}`;
      await send(call.method, call.path.replace('{bankCode}', 'KBANK'), { type: 'application/json', body });
    }
  });
});

describe('places', () => {
  test.each(['/api', '/api/nothing', '/api/lookup/banks/more', '/api/wallet/__proto__', '/api//wallet'])(
    '%s is nowhere',
    async (path) => {
      expect(await send('GET', path)).toBe(404);
    },
  );

  test.each(all)('%s under another method', async (_, call) => {
    await send('PATCH', pathOf(call));
  });
});
