import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '@/api/calls/call';
import { type CallName, calls } from '@/api/calls/calls';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { handlers } from '../handlers/handlers';
import { nida, somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;
let crashes: unknown[];

beforeEach(() => {
  crashes = [];
  backend = createBackend({ onCrash: (error) => crashes.push(error) });
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
});

const all = Object.entries(calls) as [CallName, Call][];
const getPath = (call: Call) => call.path.replace(/\{\w+\}/g, 'PG');
const ofMembers = all.filter(([name, call]) => call.auth === 'member' && handlers[name]);
const withJson = all.filter(([name, call]) => call.body === 'json' && handlers[name]);

async function getMessage(response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = (await response.json()) as { message: string };
  expect(Object.keys(body)).toEqual(['message']);
  return `${response.status} ${body.message}`;
}

/** Returns the state that a refused call must not change, as JSON. Leaves out the state of the random numbers. */
const state = () => JSON.stringify({ ...backend.snapshot(), random: 0 });

describe('authentication', () => {
  test.each(ofMembers)('%s requires a valid token', async (_, call) => {
    const ask = async (token?: string) => getMessage(await client.send(call.method, getPath(call), { token }));
    expect(await ask()).toBe('401 invalid-token');
    expect(await ask('nonsense')).toBe('401 invalid-token');
    const off = backend.tokenFor(nida.username);
    expect(await ask(off)).toBe('403 INACTIVE_USER');
    backend.advance(24 * 3600);
    expect(await ask(token)).toBe('401 EXPIRED_AUTH_TOKEN');
  });

  test('accepts only a bearer token', async () => {
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} x`, 'Bearer', `Bearer  `]) {
      const request = new Request('http://mock/api/wallet', { headers: { authorization } });
      expect(await getMessage(await backend.handle(request))).toBe('401 invalid-token');
    }
  });

  test('responds to a public call with an invalid token', async () => {
    expect((await client.send('GET', '/api/lookup/banks', { token: 'nonsense' })).status).toBe(200);
  });
});

describe('routing', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/lookup',
    '/api/lookup/banks/',
    '/api/lookup//banks',
    '/api/LOOKUP/banks',
    '/api/wallet/account',
    '/api/wallet/account/PG/more',
    '/api/constructor',
    '/api/__proto__',
    '/',
  ])('does not find %s', async (path) => {
    expect(await getMessage(await client.send('GET', path, { token }))).toBe('404 not-found');
  });

  test.each(all)('%s refuses another method', async (_, call) => {
    for (const method of ['PATCH', 'OPTIONS']) {
      expect(await getMessage(await client.send(method, getPath(call), { token }))).toBe('405 method-not-allowed');
    }
  });

  test('decodes a path parameter once, as one segment', async () => {
    const ask = async (segment: string) =>
      getMessage(await client.send('GET', `/api/wallet/account/${segment}`, { token }));
    expect(await ask('%2e%2e%2fPG')).toBe('400 NO_GAME');
    expect(await ask('%E0%B8')).toBe('400 KEY_INVALID');
    expect(await ask('%')).toBe('400 KEY_INVALID');
    expect(await ask(encodeURIComponent('กระเป๋า'))).toBe('400 NO_GAME');
    expect(await ask('x'.repeat(201))).toBe('404 not-found');
    expect(await ask('__proto__')).toBe('400 NO_GAME');
  });

  test('finds a call below an API base with a path', async () => {
    expect((await client.send('GET', '/v2/api/lookup/banks')).status).toBe(200);
  });
});

/** Values that are invalid in most fields. */
const odd: unknown[] = [null, '', [], {}, true, -1, 1e308, 'NaN', 'x'.repeat(9000), { $gt: '' }];

describe('validation', () => {
  test.each(withJson)('%s refuses every kind of invalid body and changes nothing', async (_, call) => {
    const before = state();
    const send = async (body: BodyInit, type = 'application/json') =>
      getMessage(await client.send(call.method, getPath(call), { token, body, type }));
    expect(await send('{"a":')).toBe('400 KEY_INVALID');
    expect(await send('')).toBe('400 KEY_MISSING');
    expect(await send('{}', 'text/plain')).toBe('400 KEY_INVALID');
    expect(await send('amount=1', 'application/x-www-form-urlencoded')).toBe('400 KEY_INVALID');
    expect(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toBe('400 KEY_INVALID');
    expect(await send(`{"username":"${'x'.repeat(1024 * 1024)}"}`)).toBe('413 too-large');
    for (const body of ['null', '[]', '1', '"text"']) expect(await send(body)).toMatch(/^400 KEY_/);
    expect(state()).toBe(before);
    expect(crashes).toEqual([]);
  });

  test.each(withJson)('%s at worst refuses an odd value in any field', async (_, call) => {
    const fields = Object.keys((call.request as unknown as { entries: object }).entries);
    for (const field of fields) {
      for (const value of odd) {
        const others = Object.fromEntries(fields.map((name) => [name, '1']));
        const body = JSON.stringify({ ...others, [field]: value });
        const response = await client.send(call.method, getPath(call), { token, body, type: 'application/json' });
        expect(response.status, `${field}: ${String(value).slice(0, 20)}`).toBeLessThan(500);
      }
    }
    expect(crashes).toEqual([]);
  });

  test.each(withJson)('%s reports a missing field', async (name, call) => {
    if (name === 'validateRegistration' || name === 'markRead') return;
    expect(
      await getMessage(await client.send(call.method, getPath(call), { token, body: '{}', type: 'application/json' })),
    ).toBe('400 KEY_MISSING');
  });

  test('treats prototype pollution in a body as plain data', async () => {
    const body =
      '{"__proto__":{"isActive":true},"constructor":{"prototype":{"x":1}},"username":"0812345678","password":"x"}';
    expect(await getMessage(await client.send('POST', '/api/login', { body, type: 'application/json' }))).toBe(
      '400 WRONG_PASSWORD',
    );
    expect(({} as { x?: unknown }).x).toBe(undefined);
  });

  test('accepts JSON with a charset', async () => {
    const body = JSON.stringify({ page: 1, limit: 10 });
    const response = await client.send('POST', '/api/statement', {
      token,
      body,
      type: 'application/json; charset=utf-8',
    });
    expect(response.status).toBe(200);
  });
});

describe('site settings', () => {
  test('returns gone for a closed site, except for public texts', async () => {
    backend.reset({ scenario: 'closed' });
    expect(await client.fails('getActive')).toBe('410 gone');
    expect(await client.fails('login', { body: { username: somchai.username, password: 'demo1234' } })).toBe(
      '410 gone',
    );
    expect(await client.fails('getWallet', { token: backend.tokenFor(somchai.username) })).toBe('410 gone');
    await client.ok('getContact');
  });

  test('returns 500 for every call of a failing site', async () => {
    backend.reset({ scenario: 'failing' });
    expect(await client.fails('getBanks')).toBe('500 INTERNAL_SERVER_ERROR');
  });

  test('returns 500 for an error of the mock and reports it', async () => {
    backend.mockState.db.member.patch(backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '', {
      createdAt: Number.NaN,
    });
    expect(await client.fails('getProfile', { token })).toBe('500 INTERNAL_SERVER_ERROR');
    expect(crashes).toHaveLength(1);
  });
});
