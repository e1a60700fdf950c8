import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { done } from '../data/bonuses';
import { agreements, conditions } from '../data/texts';
import { khamla, somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;

function start(scenario: string): string {
  backend = createBackend({ scenario });
  client = createClient(backend);
  return backend.tokenFor((scenario === 'lao' ? khamla : somchai).username);
}

beforeEach(() => {
  start('usual');
});

test('responds to public lookups without a token', async () => {
  expect((await client.ok('getBanks')).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['KBANK', 'SCB', 'BBL', 'KTB', 'TMB', 'BAY', 'GSB', 'BAAC']),
  );
  expect(await client.ok('getConditions')).toEqual(conditions.th);
  expect(await client.ok('getAgreements')).toEqual(agreements.th);
  expect(await client.ok('getInfo')).toEqual({ name: 'กะเป๋า', website: 'https://kapao.example' });
  expect((await client.ok('getNotice')).notice).toContain('%percentFail%');
  expect((await client.ok('getContact')).lineQR).toMatch(/^data:image\/svg\+xml,/);
  expect(await client.ok('getWithdrawLimits')).toEqual({ withdrawMin: 100, withdrawMax: 200_000 });
  expect((await client.ok('getSources')).length).toBeGreaterThan(3);
  expect(await client.ok('getActive')).toEqual({ isActive: true });
  expect(await client.ok('getRegisterOtp')).toEqual({ registerOTP: true });
  expect(await client.ok('getEnableChatWidget')).toEqual({ enableChatWidget: true });
});

test('has conditions, agreements and success texts in each language, paragraph by paragraph', () => {
  for (const texts of [conditions, agreements]) {
    const tags = (language: 'th' | 'la' | 'en') => texts[language].map((html) => html.match(/<\w+/g));
    expect(tags('la')).toEqual(tags('th'));
    expect(tags('en')).toEqual(tags('th'));
  }
  const scripts = { th: /[ก-๛]/, la: /[ກ-ໝ]/, en: /^[ -~’“”–]+$/ };
  for (const answer of Object.values(done))
    for (const [language, script] of Object.entries(scripts)) expect(answer[language as 'th']).toMatch(script);
});

test('uses English success texts for an English operator', async () => {
  const english = createBackend({ scenario: 'refund', language: 'en' });
  const token = english.tokenFor(somchai.username);
  const { message } = await createClient(english).ok('receiveRefund', { token });
  expect(message).toBe(done.refundReceived.en);
});

test('returns every kind of deposit account, only to members', async () => {
  expect(await client.fails('getDeposit')).toBe('401 invalid-token');
  const { banks, wallets, isManual } = await client.ok('getDeposit', { token: backend.tokenFor(somchai.username) });
  const plain = banks.filter((bank) => bank.bankType === 'BANK' && bank.mode === 'AUTO').map((bank) => bank.bankCode);
  expect(plain).toEqual(['SCB', 'KBANK', 'GSB', 'KTB']);
  const payment = banks.filter((bank) => bank.bankType === 'PAYMENT').map((bank) => bank.bankCode);
  expect(payment).toEqual(['WW', 'PAYTIMZ', 'PAYONEX', 'ZPAY']);
  expect(banks.filter((bank) => bank.mode === 'SMS').map((bank) => bank.bankCode)).toEqual(['KBANK']);
  expect(wallets.map(({ mode }) => mode)).toEqual(['AUTO', 'LINK']);
  expect(isManual).toBe(false);
});

test.each([
  ['2026-01-14T16:29:59Z', true],
  ['2026-01-14T16:30:00Z', false],
  ['2026-01-14T17:29:59Z', false],
  ['2026-01-14T17:30:00Z', true],
])('slips at %s: open is %s (closed 23:30 to 00:30 in Bangkok)', async (now, isOpen) => {
  backend.reset({ now: Date.parse(now) });
  expect(await client.ok('getSlipWindow')).toEqual({ isOpen, closedFrom: '23:30', closedTo: '00:30' });
});

test('returns lookups by the scenario', async () => {
  let token = start('manual-deposit');
  expect((await client.ok('getDeposit', { token })).isManual).toBe(true);
  token = start('no-deposit-banks');
  expect(await client.ok('getDeposit', { token })).toMatchObject({ banks: [], wallets: [] });
  start('otp-off');
  expect(await client.ok('getRegisterOtp')).toEqual({ registerOTP: false });
  start('chat-off');
  expect(await client.ok('getEnableChatWidget')).toEqual({ enableChatWidget: false });
  start('slip-closed');
  expect((await client.ok('getSlipWindow')).isOpen).toBe(false);
  start('long');
  expect((await client.ok('getConditions'))[0]?.length).toBeGreaterThan(1000);
  token = start('lao');
  expect((await client.ok('getBanks')).map(({ code }) => code)).toEqual(['BCEL', 'LDB', 'JDB', 'APB', 'LVB']);
  expect((await client.ok('getDeposit', { token })).banks.map(({ currency }) => currency)).toEqual(['LAK', 'LAK']);
});
