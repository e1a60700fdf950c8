import { beforeEach, expect, test } from 'vitest';
import { startOfDay, startOfWeek } from '@/lib/bangkok';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { bonuses } from '../data/bonuses';
import { settleRound } from '../rules/gameRounds';
import { defaultNow } from '../runtime/clock';
import { malee, somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;

function start(scenario: string, now?: number) {
  backend = createBackend({ scenario, now });
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
}
beforeEach(() => start('no-refund'));

const wallet = async () => (await client.ok('getWallet', { token })).wallet.amount;
const take = (code: string) => client.ok('activateBonus', { token, params: { code } });
const takeFails = (code: string) => client.fails('activateBonus', { token, params: { code } });
const clear = () => client.ok('clearBonus', { token });
const lastLine = async () => (await client.ok('getStatements', { token, body: { page: 1, limit: 1 } })).statements[0];
const memberId = () => backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';

test('lists every bonus with its banner, unused', async () => {
  const list = await client.ok('getBonuses', { token });
  expect(list.map(({ code }) => code)).toEqual(bonuses.map(({ code }) => code));
  for (const { banners, userBonus } of list) {
    expect(banners[0]?.image).toMatch(/^data:image\/svg\+xml,/);
    expect(userBonus).toBe(null);
  }
  expect(await client.ok('getActiveBonus', { token })).toEqual({ status: false, type: '' });
  expect(await client.ok('getBonusMinimum', { token })).toEqual({ minimum: 20 });
});

test('pays a bonus, activates it, records it in the statement and blocks withdrawals', async () => {
  const response = await take('DAILY10');
  expect(response).toMatchObject({ isActive: true, received: [{ updatedAt: backend.mockState.clock.iso() }] });
  expect(await wallet()).toBe(2_580.5 + 200);
  expect(await client.ok('getActiveBonus', { token })).toEqual({
    status: true,
    type: 'day',
    turnoverDone: 0,
    turnoverNeeded: 8_341.5,
  });
  expect(await lastLine()).toMatchObject({
    statementType: 'bonus',
    status: 'SUCCESS',
    amount: 200,
    bonus: { description: 'โบนัสรายวัน 10%' },
  });
  expect(await client.fails('withdrawAll', { token, body: { amount: 100 } })).toBe('400 BONUS_CONDITION');
  expect(await takeFails('DAILY10')).toBe('400 BONUS_ALREADY_ACTIVE');
  expect(await takeFails('WEEKLY20')).toBe('400 BONUS_REMAINING');
  expect(await wallet()).toBe(2_780.5);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('finishes the bonus after enough turnover and allows withdrawals', async () => {
  await take('SMILE5');
  const [row] = backend.mockState.db.userBonus.by('member', memberId());
  expect(row?.turnoverNeeded).toBe(2_680_50);
  // Required turnover: the wallet (2,580.50 baht) plus the bonus (5 %, at most 100 baht), times 1. 27 rounds of 100 baht
  // exceed it.
  const progress = { status: true, type: 'limit', turnoverNeeded: 2_680.5 };
  expect(await client.ok('getActiveBonus', { token })).toEqual({ ...progress, turnoverDone: 0 });
  settleRound(backend.mockState, memberId(), 'PG', 100_00, 100_00);
  expect(await client.ok('getActiveBonus', { token })).toEqual({ ...progress, turnoverDone: 100 });
  for (let round = 1; round < 27; round += 1) settleRound(backend.mockState, memberId(), 'PG', 100_00, 100_00);
  expect(await client.ok('getActiveBonus', { token })).toEqual({ status: false, type: '' });
  expect(await lastLine()).toMatchObject({ statementType: 'finish_bonus', amount: 0, status: 'SUCCESS' });
  await client.ok('withdrawAll', { token, body: { amount: 100 } });
});

test('charges the percentage of cancelling once', async () => {
  await take('WELCOME100');
  expect(await wallet()).toBe(3_080.5);
  expect((await clear()).message).not.toBe('');
  expect(await wallet()).toBe(2_830.5);
  expect(await lastLine()).toMatchObject({ statementType: 'finish_bonus', amount: -250 });
  expect(await client.fails('clearBonus', { token })).toBe('400 BONUS_CLEAR');
  await client.ok('withdrawAll', { token, body: { amount: 100 } });
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('refuses to cancel a bonus while the games hold money, and cancels it afterwards', async () => {
  await take('WELCOME100');
  await client.ok('transfer', { token, body: { from: 'WALLET', to: 'PG', amount: 3_000 } });
  expect(await client.fails('clearBonus', { token })).toBe('400 BONUS_CONDITION');
  for (const code of ['PG', 'UFABET', 'HUAYHD'] as const) {
    const { slots } = await client.ok('getWallet', { token });
    const owned = Math.round((slots.find((slot) => slot.code === code)?.amount ?? 0) * 100);
    settleRound(backend.mockState, memberId(), code, owned, 0);
  }
  // The turnover so far would finish the bonus, so set a condition that is not met.
  const [row] = backend.mockState.db.userBonus.by('member', memberId());
  backend.mockState.db.userBonus.patch(row?._id ?? '', { isActive: true, turnoverNeeded: 1_000_000_00 });
  await clear();
  expect(await wallet()).toBe(0);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('limits bonuses in total, per day from midnight and per week from Monday, in Bangkok time', async () => {
  const again = async (code: string) => {
    await take(code);
    await clear();
  };
  await again('WELCOME100');
  expect(await takeFails('WELCOME100')).toBe('400 BONUS_MAX_CLAIMED');

  await again('DAILY10');
  await again('DAILY10');
  expect(await takeFails('DAILY10')).toBe('400 BONUS_MAX_CLAIMED');
  const midnight = startOfDay(defaultNow) + 24 * 3_600_000;
  backend.advance((midnight - 1000 - defaultNow) / 1000);
  token = backend.tokenFor(somchai.username);
  expect(await takeFails('DAILY10')).toBe('400 BONUS_MAX_CLAIMED');
  backend.advance(1);
  await again('DAILY10');

  await again('WEEKLY20');
  expect(await takeFails('WEEKLY20')).toBe('400 BONUS_MAX_CLAIMED');
  const monday = startOfWeek(defaultNow) + 7 * 24 * 3_600_000;
  expect(new Date(monday).toISOString()).toBe('2026-01-18T17:00:00.000Z');
  backend.advance((monday - 1000 - backend.mockState.clock.now()) / 1000);
  token = backend.tokenFor(somchai.username);
  expect(await takeFails('WEEKLY20')).toBe('400 BONUS_MAX_CLAIMED');
  backend.advance(1);
  await again('WEEKLY20');
});

test('refuses every bonus in the limits scenario, and any other while one is active', async () => {
  start('bonus-limits');
  for (const { code } of bonuses) expect(await takeFails(code), code).toBe('400 BONUS_MAX_CLAIMED');
  start('active-bonus');
  const list = await client.ok('getBonuses', { token });
  expect(list.filter(({ userBonus }) => userBonus?.isActive).map(({ code }) => code)).toEqual(['DAILY10']);
});

test('keeps the bonuses of members separate', async () => {
  start('usual');
  await take('DAILY10');
  const otherToken = backend.tokenFor(malee.username);
  expect(await client.ok('getActiveBonus', { token: otherToken })).toEqual({ status: false, type: '' });
  expect(await client.fails('clearBonus', { token: otherToken })).toBe('400 BONUS_CLEAR');
});

test('returns an empty list if the site has no banners', async () => {
  start('banners-off');
  for (const { banners } of await client.ok('getBonuses', { token })) expect(banners).toEqual([]);
  expect(await client.ok('getInviteBanners', { token })).toEqual([]);
  expect(await client.ok('getRefundBanners', { token })).toEqual([]);
});
