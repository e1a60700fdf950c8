import { beforeEach, describe, expect, test } from 'vitest';
import { autoLoginCalls } from '@/api/calls/autoLogin';
import type { CallName } from '@/api/calls/calls';
import { calls } from '@/api/calls/calls';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { anan, somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;

beforeEach(() => {
  backend = createBackend({ scenario: 'all-games' });
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
});

const getName = (call: unknown) => Object.entries(calls).find(([, value]) => value === call)?.[0] as CallName;
const all = Object.entries(autoLoginCalls).map(([code, call]) => [code, getName(call), call] as const);
const credentials = (slotCode: string) => client.ok('getSlotAccount', { token, params: { slotCode } });

describe.each(all)('%s', (code, name, call) => {
  const wantsPassword = call.path.includes('{password}');
  const ask = (params: object, of = token) => client.any(name, { token: of, params });

  test('returns a link for the member’s own account', async () => {
    const { status, body } = await ask(await credentials(code));
    expect(status).toBe(200);
    expect((body as { link: string }).link).toMatch(/^https:\/\/[a-z0-9]+\.games\.example\/enter\?ticket=\w{24}$/);
  });

  test('refuses the accounts of others', async () => {
    const mine = await credentials(code);
    expect((await ask({ ...mine, username: 'somebody' })).message).toBe('SLOT_NO_ACCOUNT');
    if (wantsPassword) expect((await ask({ ...mine, password: 'wrong' })).message).toBe('LOGIN_FAIL');
    backend.reset({ scenario: 'usual' });
    const rich = backend.tokenFor(anan.username);
    expect((await ask(mine, rich)).message).toBe('SLOT_NO_ACCOUNT');
    backend.mockState.db.game.remove(code);
    expect((await ask(mine, rich)).message).toBe('NO_GAME');
  });
});

describe('play sessions', () => {
  const getAmount = async (code: string) =>
    (await client.ok('getWallet', { token })).slots.find((slot) => slot.code === code)?.amount;

  test('plays for ten minutes after opening: the balance moves with the clock', async () => {
    const mine = await credentials('PGSLOT');
    const start = await getAmount('PGSLOT');
    const plays = backend.mockState.db.play.size;
    await client.any('autoLoginPgslot', { token, params: mine });
    expect(await getAmount('PGSLOT')).toBe(start);
    backend.advance(300);
    expect(await getAmount('PGSLOT')).not.toBe(start);
    backend.advance(301);
    const end = await getAmount('PGSLOT');
    backend.advance(24 * 3600 - 700);
    expect(await getAmount('PGSLOT')).toBe(end);
    expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
    expect(backend.mockState.db.play.size - plays).toBe(20);
  });

  test('does not play twice as fast when opened twice', async () => {
    const mine = await credentials('PGSLOT');
    const plays = backend.mockState.db.play.size;
    await client.any('autoLoginPgslot', { token, params: mine });
    await client.any('autoLoginPgslot', { token, params: mine });
    backend.advance(300);
    expect(backend.mockState.db.play.size - plays).toBe(10);
  });

  test('stops after a transfer, and starts again some minutes later', async () => {
    const plays = () => backend.mockState.db.play.all().filter((play) => play.at >= backend.mockState.startedAt).length;
    const before = plays();
    await client.any('autoLoginPgslot', { token, params: await credentials('PGSLOT') });
    backend.advance(10);
    await client.ok('transfer', { token, body: { from: 'WALLET', to: 'JOKER', amount: 100 } });
    backend.advance(240);
    await client.ok('transfer', { token, body: { from: 'WALLET', to: 'JOKER', amount: 100 } });
    backend.advance(320);
    expect(plays()).toBe(before);
    backend.advance(20);
    expect(plays()).toBe(before + 1);
  });

  test('gives the same results for the same seed, and others for another', async () => {
    const run = async (seed: number) => {
      backend.reset({ scenario: 'all-games', seed });
      token = backend.tokenFor(somchai.username);
      await client.any('autoLoginPgslot', { token, params: await credentials('PGSLOT') });
      backend.advance(600);
      return getAmount('PGSLOT');
    };
    const first = await run(7);
    expect(await run(7)).toBe(first);
    expect(await run(8)).not.toBe(first);
  });

  test('plays a provider without a link some minutes after money has arrived', async () => {
    const start = await getAmount('JOKER');
    await client.ok('transfer', { token, body: { from: 'WALLET', to: 'JOKER', amount: 100 } });
    backend.advance(299);
    expect(await getAmount('JOKER')).toBe((start ?? 0) + 100);
    backend.advance(120);
    expect(
      backend.mockState.db.play
        .all()
        .some((play) => play.code === 'JOKER' && play.at > backend.mockState.clock.now() - 120_000),
    ).toBe(true);
  });
});
