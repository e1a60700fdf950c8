import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { malee, somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;

beforeEach(() => {
  backend = createBackend();
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
});

const find = (code: string) => client.ok('findPromotion', { token, params: { code } });
const take = (code: string) => client.ok('activatePromotion', { token, params: { code } });
const takeFails = (code: string) => client.fails('activatePromotion', { token, params: { code } });

test('finds a code in any case, and no unknown or ended one', async () => {
  expect(await find('KAPAO50')).toMatchObject({ percentFail: 50 });
  expect(await find('kapao50')).toEqual(await find('KAPAO50'));
  for (const code of ['NOSUCH', 'LASTYEAR', 'constructor', 'ก', '%']) expect(await find(code)).toBe(null);
});

test('grants each promotion once', async () => {
  const before = (await client.ok('getWallet', { token })).wallet.amount;
  expect(await client.ok('getCurrentPromotion', { token })).toBe(null);
  await take('KAPAO50');
  expect((await client.ok('getWallet', { token })).wallet.amount).toBe(before + 50);
  expect(await client.ok('getCurrentPromotion', { token })).toEqual(await find('KAPAO50'));
  expect(await client.ok('getActiveBonus', { token })).toMatchObject({ status: true, type: 'promotion' });
  expect(await takeFails('KAPAO50')).toBe('400 BONUS_ALREADY_ACTIVE');
  expect(await takeFails('LUCKY188')).toBe('400 BONUS_REMAINING');
  await client.ok('clearBonus', { token });
  expect((await client.ok('getWallet', { token })).wallet.amount).toBe(before + 25);
  expect(await client.ok('getCurrentPromotion', { token })).toBe(null);
  expect(await takeFails('KAPAO50')).toBe('400 PROMOTION_RECEIVED');
  await take('LUCKY188');
  const { statements } = await client.ok('getStatements', { token, body: { page: 1, limit: 3 } });
  expect(statements.map(({ amount, promotion }) => [amount, promotion?.description])).toEqual([
    [188, 'LUCKY188'],
    [-25, 'KAPAO50'],
    [50, 'KAPAO50'],
  ]);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('wants money in the wallet before a promotion', async () => {
  const poor = backend.tokenFor(malee.username);
  expect(await client.fails('activatePromotion', { token: poor, params: { code: 'KAPAO50' } })).toBe(
    '400 BONUS_CONDITION',
  );
});
