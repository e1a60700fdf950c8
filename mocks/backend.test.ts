import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '@/api/calls/calls';
import { createBackend } from './backend';
import type { Backend } from './backendInterface';
import { somchai } from './scenarios/people';
import { scenarios } from './scenarios/scenarios';
import { ledgerDiscrepancies } from './testing/books';
import { createClient } from './testing/client';

test('starts every scenario, logs its members in and shows them a wallet', async () => {
  const backend = createBackend();
  for (const { name, members } of scenarios) {
    if (name === 'closed' || name === 'failing') continue;
    backend.reset({ scenario: name });
    backend.mockState.siteConfig.latencyMs = 0;
    const token = backend.tokenFor(members[0]?.username ?? '');
    const response = await backend.handle(
      new Request('http://mock/api/wallet', { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(response.status).toBe(200);
    const received = v.parse(calls.getWallet.response, await response.json());
    expect(received.wallet.amount, name).toBe(members[0]?.wallet);
    expect([...backend.mockState.ledger.balances.values()].reduce((a, b) => a + b, 0)).toBe(0);
  }
});

/**
 * Transfers, plays, withdraws and creates a QR as one member. Returns the wallet and the statement afterwards; equal
 * backends return equal values.
 */
async function aDay(backend: Backend): Promise<unknown> {
  const client = createClient(backend);
  const token = backend.tokenFor(somchai.username);
  await client.ok('transfer', { token, body: { from: 'WALLET', to: 'PG', amount: 300 } });
  const { username } = await client.ok('getSlotAccount', { token, params: { slotCode: 'PG' } });
  await client.ok('autoLoginPg', { token, params: { username } });
  await client.ok('withdraw', { token, body: { amount: 100 } });
  await client.ok('createQr', { token, params: { bankCode: 'WW' }, body: { amount: 100 } });
  backend.advance(400);
  return [
    await client.ok('getWallet', { token }),
    await client.ok('getStatements', { token, body: { page: 1, limit: 50 } }),
  ];
}

test('returns identical bytes for the same seed and the same requests', async () => {
  const responses = [];
  for (const seed of [5, 5, 6]) responses.push(JSON.stringify(await aDay(createBackend({ seed }))));
  expect(responses[1]).toBe(responses[0]);
  expect(responses[2]).not.toBe(responses[0]);
});

test('shares nothing between two backends', async () => {
  const item = createBackend();
  const two = createBackend();
  const before = JSON.stringify(two.snapshot());
  await aDay(item);
  expect(JSON.stringify(two.snapshot())).toBe(before);
});

test('removes all earlier state on reset', async () => {
  const backend = createBackend();
  const fresh = JSON.stringify(backend.snapshot());
  const token = backend.tokenFor(somchai.username);
  await aDay(backend);
  backend.reset();
  expect(JSON.stringify(backend.snapshot())).toBe(fresh);
  expect(await createClient(backend).fails('getWallet', { token })).toBe('401 invalid-token');
});

test('continues from a snapshot: clock, random numbers, jobs, money, tokens', async () => {
  const item = createBackend();
  await aDay(item);
  const token = item.tokenFor(somchai.username);
  const two = createBackend({ scenario: 'new' });
  two.restore(JSON.parse(JSON.stringify(item.snapshot())));
  for (const backend of [item, two]) backend.advance(500);
  expect(JSON.stringify(two.snapshot())).toBe(JSON.stringify(item.snapshot()));
  expect(await createClient(two).ok('getWallet', { token })).toEqual(
    await createClient(item).ok('getWallet', { token }),
  );
});

test('rejects an unknown scenario and changes nothing', () => {
  const backend = createBackend();
  const before = JSON.stringify(backend.snapshot());
  expect(() => backend.reset({ scenario: 'nonsense' })).toThrow('There is no scenario "nonsense"');
  expect(JSON.stringify(backend.snapshot())).toBe(before);
});

test('seeds a ledger that matches the statements', () => {
  for (const { name } of scenarios)
    expect(ledgerDiscrepancies(createBackend({ scenario: name }).mockState), name).toEqual([]);
});
