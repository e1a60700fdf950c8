import { expect, test } from 'vitest';
import { readSettings } from '@/lib/buildSettings';
import { malee } from '../scenarios/people';
import { logIn, startTestServer } from './testServer';

/** Tests repeated commands: browsers resend a request when a keep-alive connection is reset. */

const server = await startTestServer();
const { idempotencyHeader } = readSettings({});
const { client } = server;

function post(token: string, key: string, path: string, body: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${server.base}/api/wallet/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      [idempotencyHeader]: key,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

/** Sends a command with an idempotency key and returns `status message`. */
async function command(token: string, key: string, path: string, body: object | FormData): Promise<string> {
  const response = await post(token, key, path, body);
  const { message = '' } = (await response.json()) as { message?: string };
  return `${response.status} ${message}`.trim();
}

/** Returns the balances of the main wallet and of PG, in baht. */
async function money(token: string): Promise<number[]> {
  const { wallet, slots } = await client.ok('getWallet', { token });
  return [wallet.amount, slots.find(({ code }) => code === 'PG')?.amount ?? Number.NaN];
}

const transfer = { from: 'WALLET', to: 'PG', amount: 100 };
const start = async () => {
  await server.control('reset', { scenario: 'usual' });
  return logIn(server);
};

test('moves the money once when a command is resent with its key after a lost response', async () => {
  const token = await start();
  const [wallet = 0, game = 0] = await money(token);
  await server.control('fail', { method: 'POST', path: '/api/wallet/transfer', kind: 'lost' });
  await expect(command(token, 'key-1', 'transfer', transfer)).rejects.toThrow('fetch failed');
  expect(await money(token)).toEqual([wallet - 100, game + 100]);
  for (let again = 0; again < 5; again += 1) expect(await command(token, 'key-1', 'transfer', transfer)).toBe('200');
  expect(await money(token)).toEqual([wallet - 100, game + 100]);
  // Another tap has another idempotency key.
  expect(await command(token, 'key-2', 'transfer', transfer)).toBe('200');
  expect(await money(token)).toEqual([wallet - 200, game + 200]);
});

test('refuses a key with another amount or call and moves nothing', async () => {
  const token = await start();
  await command(token, 'key', 'transfer', transfer);
  const before = await money(token);
  expect(await command(token, 'key', 'transfer', { ...transfer, amount: 101 })).toBe('400 KEY_INVALID');
  expect(await command(token, 'key', 'withdraw', { amount: 100 })).toBe('400 KEY_INVALID');
  expect(await command(token, 'k'.repeat(256), 'transfer', transfer)).toBe('400 KEY_INVALID');
  expect(await money(token)).toEqual(before);
});

test('repeats a refusal for its key even if the command would succeed by now', async () => {
  const token = await start();
  const tooMuch = { ...transfer, amount: (await money(token))[0] as number };
  await client.ok('transfer', { token, body: { ...transfer, amount: 1 } });
  expect(await command(token, 'key', 'transfer', tooMuch)).toBe('400 MONEY_NOT_ENOUGH');
  await client.ok('transfer', { token, body: { from: 'PG', to: 'WALLET', amount: 1 } });
  expect(await command(token, 'key', 'transfer', tooMuch)).toBe('400 MONEY_NOT_ENOUGH');
  expect(await command(token, 'another', 'transfer', tooMuch)).toBe('200');
});

test("accepts another member's equal key, and an own key again after 24 hours", async () => {
  const token = await start();
  const theirs = await logIn(server, malee);
  const announced = async (token: string) =>
    (await client.ok('getStatements', { token, body: { page: 1, limit: 10 } })).statements.filter(
      ({ amount, statementType }) => statementType === 'deposit' && amount === 77,
    ).length;
  await command(token, 'key', 'add', { amount: 77 });
  await command(theirs, 'key', 'add', { amount: 77 });
  await server.control('advance', { seconds: 24 * 3600 - 1 });
  await command(token, 'key', 'add', { amount: 77 });
  expect([await announced(token), await announced(theirs)]).toEqual([1, 1]);
  await server.control('advance', { seconds: 1 });
  const later = await logIn(server);
  await command(later, 'key', 'add', { amount: 77 });
  expect(await announced(later)).toBe(2);
});

test('accepts one of two equal parallel slips, because forms are compared by their fields', async () => {
  const token = await start();
  // Two requests with the same form have different multipart boundaries, so their bytes differ.
  const slip = (name = '350baht.png', last = 3) => {
    const form = new FormData();
    const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(64).fill(3), last];
    form.set('file', new File([new Uint8Array(bytes)], name));
    return command(token, 'key', 'slip', form);
  };
  expect(await Promise.all([slip(), slip()])).toEqual(['200', '200']);
  expect(await slip('350baht.png', 4)).toBe('400 KEY_INVALID');
  expect(await slip('900baht.png')).toBe('400 KEY_INVALID');
  expect(
    (await client.ok('getSlips', { token, body: { page: 1, limit: 10 } })).slips.filter(
      ({ status }) => status === 'PROCESSING',
    ),
  ).toHaveLength(1);
});

test('echoes the key in every response to a command and marks a replay', async () => {
  const token = await start();
  const result = async (key: string, body: object, as = token) => {
    const { status, headers } = await post(as, key, 'transfer', body);
    return [status, headers.get(idempotencyHeader), headers.get('idempotent-replayed')];
  };
  expect(await result('done', transfer)).toEqual([200, 'done', null]);
  expect(await result('done', transfer)).toEqual([200, 'done', 'true']);
  const tooMuch = { ...transfer, amount: 1e6 };
  expect(await result('refused', tooMuch)).toEqual([400, 'refused', null]);
  expect(await result('refused', tooMuch)).toEqual([400, 'refused', 'true']);
  expect(await result('done', tooMuch)).toEqual([400, 'done', null]);
  expect(await result('door', transfer, 'no-token')).toEqual([401, 'door', null]);
  const both = await Promise.all([result('at once', transfer), result('at once', transfer)]);
  expect(both.map(([, , replayed]) => replayed).sort()).toEqual([null, 'true']);
});

test('echoes nothing for a read, a command without a key, or a backend that ignores keys', async () => {
  const token = await start();
  const echo = ({ headers }: Response) => [headers.get(idempotencyHeader), headers.get('idempotent-replayed')];
  const read = { headers: { authorization: `Bearer ${token}`, [idempotencyHeader]: 'key' } };
  expect(echo(await fetch(`${server.base}/api/wallet`, read))).toEqual([null, null]);
  expect(echo(await post(token, '', 'transfer', transfer))).toEqual([null, null]);
  await server.control('reset', { scenario: 'no-keys' });
  const keyless = await logIn(server);
  for (let time = 0; time < 2; time += 1)
    expect(echo(await post(keyless, 'key', 'transfer', transfer))).toEqual([null, null]);
});
