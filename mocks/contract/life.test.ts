import CryptoJS from 'crypto-js';
import { afterAll, expect, test } from 'vitest';
import { type CallName, calls } from '@/api/calls/calls';
import { readSettings } from '@/lib/buildSettings';
import { autoLoginGames } from '../data/games';
import { malee, somchai } from '../scenarios/people';
import type { Client } from '../testing/client';
import { logIn, startTestServer } from './testServer';

/**
 * Tests typical tasks with a client that knows only the contract. Uses every call at least once. Needs the mock's admin
 * API.
 */

const server = await startTestServer();
const tried = new Set<CallName>();
const { client } = server;
const ok = ((name: CallName, ask: never) => {
  tried.add(name);
  return client.ok(name, ask);
}) as Client['ok'];

const start = (scenario: string) => server.control('reset', { scenario });
const wait = (seconds: number) => server.control('advance', { seconds });
const page = { page: 1, limit: 10 };
const image = new File(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(64).fill(7)])],
  '350baht.png',
);

afterAll(() => {
  expect(Object.keys(calls).filter((name) => !tried.has(name as CallName))).toEqual([]);
});

test('lets a visitor register with an OTP, log in and look around', async () => {
  await start('usual');
  expect(await ok('getActive')).toEqual({ isActive: true });
  const banks = await ok('getBanks');
  const sources = await ok('getSources');
  expect(await ok('getRegisterOtp')).toEqual({ registerOTP: true });
  for (const name of ['getConditions', 'getAgreements', 'getInfo', 'getNotice', 'getContact'] as const) await ok(name);
  for (const name of ['getWithdrawLimits', 'getSlipWindow', 'getEnableChatWidget'] as const) await ok(name);
  const inviter = await logIn(server, somchai);
  const { profile } = await ok('getWallet', { token: inviter });

  const username = '0866666666';
  const { otpToken } = await ok('sendOtp', { body: { phoneNumber: username } });
  await ok('verifyOtp', { body: { otpToken, otpCode: '123456' } });
  const details = {
    name: 'ก้องภพ ทดสอบ',
    username,
    password: 'secret99',
    sourceCode: sources[0]?.code ?? '',
    inviteCode: `PR${profile._id}`,
    bankCode: banks.find(({ code }) => code === 'SCB')?.code ?? '',
    bankAccountName: 'ก้องภพ ทดสอบ',
    bankAccountNo: '4061112223',
    currency: '',
  };
  await ok('validateRegistration', { body: details });
  const { _id } = await ok('register', { body: details });
  const { token } = await ok('login', { body: { username, password: details.password } });
  const result = await ok('getProfile', { token });
  expect(result.profile).toMatchObject({ _id, username, name: details.name, coin: 0 });
  const renamed = { name: 'ก้องภพ ใหม่', bankCode: 'KTB', bankAccountName: 'KONGPHOP TEST', bankAccountNo: '9876543210' };
  expect((await ok('updateProfile', { token, body: renamed })).bankAccount).toMatchObject({ bankCode: 'KTB' });
  await ok('updateBankAccountName', { token, body: { bankCode: 'KTB', bankAccountName: 'KONGPHOP NEW' } });
  await ok('changePassword', { token, body: { oldPassword: details.password, newPassword: 'secret100' } });
  await logIn(server, { username, password: 'secret100' });
  expect((await ok('getWallet', { token })).wallet.amount).toBe(0);
});

test('accepts deposits by QR, announced transfer, slip and gift link', async () => {
  await start('usual');
  const token = await logIn(server);
  const wallet = async () => (await ok('getWallet', { token })).wallet.amount;
  const before = await wallet();
  const { wallets } = await ok('getDeposit', { token });

  const made = await ok('createQr', { token, params: { bankCode: 'WW' }, body: { amount: 150.5 } });
  expect((await ok('getQr', { token, params: { bankCode: 'WW' } })).qrcodeId).toBe(made.qrcodeId);
  await server.control('pay', { qrcodeId: made.qrcodeId });
  const second = await ok('createQr', { token, params: { bankCode: 'KBANK' }, body: { amount: 20 } });
  await ok('cancelQr', { token, params: { qrcodeId: second.qrcodeId } });
  await expect(server.control('pay', { qrcodeId: second.qrcodeId })).rejects.toThrow();

  await ok('addMoney', { token, body: { amount: 300 } });
  await server.control('pay', { username: server.username, amount: 300 });
  await wait(60);
  expect(await wallet()).toBe(before + 450.5);

  await ok('uploadSlip', { token, body: { file: image } });
  const plain = `https://gift.truemoney.com/campaign/?v=contract_25::${wallets.at(-1)?.walletAccountName}`;
  const link = CryptoJS.AES.encrypt(plain, readSettings({}).truelinkKey).toString();
  await ok('sendTruelink', { token, body: { link } });
  await wait(300);
  expect(await wallet()).toBe(before + 450.5 + 350 + 25);

  const { slips } = await ok('getSlips', { token, body: page });
  expect(slips[0]).toMatchObject({ status: 'SUCCESS', amount: 350 });
  const { url } = await ok('getSlipReference', { token, params: { reference: slips[0]?.reference ?? '' } });
  const shown = await fetch(url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('opens, funds, plays and empties games, and pays out', async () => {
  await start('usual');
  const token = await logIn(server);
  await ok('activateSlot', { token, params: { slotCode: 'IMI' } });
  await ok('transfer', { token, body: { from: 'WALLET', to: 'IMI', amount: 500 } });
  await ok('resetSlotPassword', { token, params: { slotCode: 'IMI' } });
  const account = await ok('getSlotAccount', { token, params: { slotCode: 'IMI' } });
  expect((await ok('autoLoginImi', { token, params: account })).link).toMatch(/^https:/);
  await wait(700);
  await ok('refreshSlots', { token });
  const { slots } = await ok('getWallet', { token });
  expect(slots.find(({ code }) => code === 'IMI')?.amount).not.toBe(500);
  await ok('transferAll', { token, body: { to: 'PG' } });
  const filled = (await ok('getWallet', { token })).slots.find(({ code }) => code === 'PG')?.amount ?? 0;
  await ok('transfer', { token, body: { from: 'PG', to: 'WALLET', amount: filled } });
  await ok('withdraw', { token, body: { amount: 200 } });
  await ok('withdrawAll', { token, body: { amount: filled - 200 } });
  expect((await ok('getWallet', { token })).wallet.amount).toBe(0);
  await wait(300);
  const { statements } = await ok('getStatements', { token, body: page });
  expect(statements.slice(0, 2).map(({ statementType, status }) => [statementType, status])).toEqual([
    ['withdraw', 'SUCCESS'],
    ['withdraw', 'SUCCESS'],
  ]);
});

test('returns a link for every provider with auto-login', async () => {
  await start('all-games');
  const token = await logIn(server);
  for (const [segment, slotCode] of Object.entries(autoLoginGames)) {
    const params = await ok('getSlotAccount', { token, params: { slotCode } });
    const name = Object.keys(calls).find((name) => name.toLowerCase() === `autologin${segment}`) as 'autoLoginImi';
    expect((await ok(name, { token, params })).link).toMatch(/^https:/);
  }
});

test('handles bonuses, promotions, invites, refunds and the wheel', async () => {
  await start('usual');
  const token = await logIn(server);
  const wallet = async () => (await ok('getWallet', { token })).wallet.amount;
  await ok('getInviteBanners', { token });
  await ok('getRefundBanners', { token });
  const first = await wallet();
  const { invite } = await ok('getWallet', { token });
  expect((await ok('getInvites', { token, body: page })).invites.length).toBeGreaterThan(0);
  await ok('receiveInviteBonus', { token });
  const { refundAmount } = await ok('checkRefund', { token });
  await ok('receiveRefund', { token });
  await ok('addRefundToWallet', { token });
  expect((await ok('getRefunds', { token, body: page })).refunds[0]?.refundAmount).toBe(refundAmount);
  expect(Math.round((await wallet()) * 100)).toBe(Math.round((first + invite.amount + refundAmount) * 100));

  expect(await ok('getSpinActive', { token })).toEqual({ isActive: true });
  const { userCoin } = await ok('getSpinSetup', { token });
  expect((await ok('spin', { token })).remainingCoin).toBeGreaterThanOrEqual(userCoin - 1);
  const [coupon] = await ok('getCoupons', { token });
  expect(await ok('claimCoupon', { token, body: { coupon: coupon?._id ?? '' } })).toEqual({
    success: true,
    error: null,
  });

  const bonus = (await ok('getBonuses', { token })).find(({ type }) => type === 'day');
  await ok('getBonusMinimum', { token });
  await ok('activateBonus', { token, params: { code: bonus?.code ?? '' } });
  expect(await ok('getActiveBonus', { token })).toMatchObject({ status: true, type: 'day' });
  await ok('clearBonus', { token });
  expect(await ok('findPromotion', { token, params: { code: 'KAPAO50' } })).not.toBe(null);
  await ok('activatePromotion', { token, params: { code: 'KAPAO50' } });
  expect(await ok('getCurrentPromotion', { token })).not.toBe(null);
});

test('handles chat with a file', async () => {
  await start('usual');
  const token = await logIn(server);
  const { profile } = await ok('getWallet', { token });
  const owner = { userId: profile._id };
  await ok('getChatConfig');
  const { path } = await ok('uploadImage', { token, body: { file: image } });
  const video = new File([`\0\0\0\x18ftypisom${'x'.repeat(50)}`], 'a.mp4');
  await ok('uploadVideo', { token, body: { file: video } });
  const message = {
    message_type: 'media' as const,
    payload: { message: '', url: false, fileType: 'image' as const, filePath: path },
  };
  const body = { sender: 'customer', createdAt: new Date(0).toISOString(), ...owner, message };
  const sentAt = await ok('sendMessage', { token, body });
  const history = await ok('getHistory', { token, body: { ...owner, limit: 10, skip: 0 } });
  expect(history[1]).toMatchObject({ sender: 'customer', createdAt: sentAt });
  await ok('markRead', { token, body: owner });
  const served = await fetch(`${server.base}${path}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test("treats another member's items as unknown", async () => {
  await start('usual');
  const mine = await logIn(server);
  const theirs = await logIn(server, malee);
  const { profile } = await ok('getWallet', { token: mine });
  const { qrcodeId } = await ok('createQr', { token: mine, params: { bankCode: 'WW' }, body: { amount: 100 } });
  const [slip] = (await ok('getSlips', { token: mine, body: page })).slips;
  const [coupon] = await ok('getCoupons', { token: mine });
  const account = await ok('getSlotAccount', { token: mine, params: { slotCode: 'PG' } });
  const pairs = [
    ['cancelQr', { params: { qrcodeId } }, { params: { qrcodeId: 'f'.repeat(24) } }],
    ['getSlipReference', { params: { reference: slip?.reference } }, { params: { reference: 'SL000' } }],
    ['claimCoupon', { body: { coupon: coupon?._id } }, { body: { coupon: 'f'.repeat(24) } }],
    ['autoLoginPg', { params: account }, { params: { username: 'pg00000000' } }],
    ['getSlotAccount', { params: { slotCode: 'PG' } }, { params: { slotCode: 'JOKER' } }],
    ['getHistory', { body: { userId: profile._id, limit: 5, skip: 0 } }, { body: { userId: 'x', limit: 5, skip: 0 } }],
    ['getQr', { params: { bankCode: 'WW' } }, { params: { bankCode: 'ZPAY' } }],
  ] as const;
  for (const [name, known, unknown] of pairs) {
    const response = await client.any(name, { ...known, token: theirs });
    expect(response, name).toEqual(await client.any(name, { ...unknown, token: theirs }));
  }
  expect((await ok('getSlips', { token: theirs, body: page })).slips).toEqual([]);
  expect((await ok('getStatements', { token: theirs, body: page })).statements).toEqual([]);
  expect((await ok('getQr', { token: mine, params: { bankCode: 'WW' } })).qrcodeId).toBe(qrcodeId);
});

test('leaves a consistent ledger', async () => {
  const { entries, balances } = (await server.control('ledger')) as {
    entries: { txId: string; satang: number }[];
    balances: Record<string, number>;
  };
  const sums = new Map<string, number>();
  for (const { txId, satang } of entries) sums.set(txId, (sums.get(txId) ?? 0) + satang);
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  expect(Object.entries(balances).filter(([account, satang]) => account.startsWith('member:') && satang < 0)).toEqual(
    [],
  );
});
