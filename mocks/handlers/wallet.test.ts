import CryptoJS from 'crypto-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slipReasons } from '@/api/calls/statement';
import { toSatang } from '@/lib/money';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { payTransfer } from '../rules/payment';
import { defaultNow } from '../runtime/clock';
import { anan, malee, somchai } from '../scenarios/people';
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

afterEach(() => {
  backend.advance(7200);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

async function balances(of = token): Promise<{ wallet: number; total: number } & Record<string, number>> {
  const { wallet, slots } = await client.ok('getWallet', { token: of });
  const total = slots.reduce((sum, slot) => sum + toSatang(slot.amount), toSatang(wallet.amount)) / 100;
  return { wallet: wallet.amount, total, ...Object.fromEntries(slots.map(({ code, amount }) => [code, amount])) };
}

async function newest(of = token) {
  const { statements } = await client.ok('getStatements', { token: of, body: { page: 1, limit: 10 } });
  return statements;
}

describe('game accounts', () => {
  test('opens an account once, with its own credentials', async () => {
    await client.ok('activateSlot', { token, params: { slotCode: 'SLOTXO' } });
    const slot = (await client.ok('getWallet', { token })).slots.find(({ code }) => code === 'SLOTXO');
    expect(slot).toMatchObject({ isActive: true, amount: 0 });
    const mine = await client.ok('getSlotAccount', { token, params: { slotCode: 'SLOTXO' } });
    expect(mine.username).toMatch(/^slot\d{8}$/);
  });

  test('changes only the password on a reset', async () => {
    const ask = { token, params: { slotCode: 'PG' } };
    const before = await client.ok('getSlotAccount', ask);
    await client.ok('resetSlotPassword', ask);
    const after = await client.ok('getSlotAccount', ask);
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
    expect(await client.fails('resetSlotPassword', { token, params: { slotCode: 'IMI' } })).toBe('400 SLOT_NO_ACCOUNT');
  });

  test('returns the form fields of the provider with a login form', async () => {
    const { username, password, event } = await client.ok('getSlotAccount', { token, params: { slotCode: 'UFABET' } });
    expect(event?.fields).toMatchObject({ username, password });
  });
});

describe('transfer', () => {
  const transfer = (from: string, to: string, amount: number) =>
    client.fails('transfer', { token, body: { from, to, amount } });

  test('moves the amount in both directions and between games, and records it in the statement', async () => {
    const before = await balances();
    await client.ok('transfer', { token, body: { from: 'WALLET', to: 'PG', amount: 100.25 } });
    await client.ok('transfer', { token, body: { from: 'PG', to: 'JOKER', amount: 50 } });
    await client.ok('transfer', { token, body: { from: 'JOKER', to: 'WALLET', amount: 20 } });
    const after = await balances();
    expect(after).toMatchObject({ wallet: 2_500.25, PG: 390.25, JOKER: 30, total: before.total });
    expect((await newest()).slice(0, 3).map(({ from, to, amount, status }) => [from, to, amount, status])).toEqual([
      ['JOKER', 'WALLET', 20, 'SUCCESS'],
      ['PG', 'JOKER', 50, 'SUCCESS'],
      ['WALLET', 'PG', -100.25, 'SUCCESS'],
    ]);
  });

  test('moves nothing and adds no entry when it is refused', async () => {
    const before = [await balances(), await newest()];
    expect(await transfer('WALLET', 'PG', 0.99)).toBe('400 TRANSFER_MINIMUM');
    expect(await transfer('WALLET', 'PG', 0)).toBe('400 TRANSFER_MINIMUM');
    expect(await transfer('WALLET', 'PG', -5)).toBe('400 TRANSFER_MINIMUM');
    expect(await transfer('WALLET', 'PG', 10.005)).toBe('400 KEY_INVALID');
    expect(await transfer('WALLET', 'PG', 1e300)).toBe('400 KEY_INVALID');
    expect(await transfer('WALLET', 'PG', 2_580.51)).toBe('400 MONEY_NOT_ENOUGH');
    expect(await transfer('JOKER', 'WALLET', 1)).toBe('400 MONEY_NOT_ENOUGH');
    expect(await transfer('WALLET', 'WALLET', 10)).toBe('400 KEY_INVALID');
    expect(await transfer('', 'PG', 10)).toBe('400 KEY_MISSING');
    expect(await transfer('WALLET', 'NOSUCH', 10)).toBe('400 NO_GAME');
    expect(await transfer('WALLET', 'IMI', 10)).toBe('400 SLOT_NO_ACCOUNT');
    expect([await balances(), await newest()]).toEqual(before);
  });

  test('leaves or returns the money in the wallet when a provider refuses', async () => {
    const before = await balances();
    expect(await transfer('WALLET', 'PG', 10.44)).toBe('400 TRANSFER_FAIL');
    expect(await balances()).toEqual(before);
    await client.ok('activateSlot', { token, params: { slotCode: 'NAGA' } });
    expect(await transfer('PG', 'NAGA', 40)).toBe('400 TRANSFER_FAIL');
    expect(await balances()).toMatchObject({ wallet: 2_620.5, PG: 300, NAGA: 0, total: before.total });
    expect((await newest()).slice(0, 3).map(({ from, to, status }) => [from, to, status])).toEqual([
      ['WALLET', 'NAGA', 'FAILED'],
      ['PG', 'WALLET', 'SUCCESS'],
      ['WALLET', 'PG', 'FAILED'],
    ]);
  });

  test('collects the wallet and every other game with transferAll', async () => {
    const before = await balances();
    await client.ok('transferAll', { token, body: { to: 'JOKER' } });
    expect(await balances()).toMatchObject({ wallet: 0, PG: 0, UFABET: 0, HUAYHD: 0, JOKER: before.total });
    const gather = (to: string) => client.fails('transferAll', { token, body: { to } });
    expect(await gather('JOKER')).toBe('400 MONEY_NOT_ENOUGH');
    expect(await gather('IMI')).toBe('400 SLOT_NO_ACCOUNT');
    expect(await gather('')).toBe('400 KEY_MISSING');
    await client.ok('activateSlot', { token, params: { slotCode: 'NAGA' } });
    expect(await gather('NAGA')).toBe('400 TRANSFER_FAIL');
  });
});

describe.each(['withdraw', 'withdrawAll'] as const)('%s', (name) => {
  const withdraw = (amount: number, of = token) => client.fails(name, { token: of, body: { amount } });

  test('takes the money immediately and pays it out by the clock', async () => {
    await client.ok(name, { token, body: { amount: 500 } });
    expect((await balances()).wallet).toBe(2_080.5);
    expect((await newest())[0]).toMatchObject({ statementType: 'withdraw', status: 'PROCESSING', amount: -500 });
    backend.advance(120);
    expect((await newest())[0]).toMatchObject({ status: 'SUCCESS', to: 'SCB' });
    expect((await balances()).wallet).toBe(2_080.5);
  });

  test('returns the money when the bank refuses', async () => {
    await client.ok(name, { token, body: { amount: 500.44 } });
    backend.advance(120);
    expect((await newest())[0]).toMatchObject({ status: 'FAILED', amount: -500.44 });
    expect((await balances()).wallet).toBe(2_580.5);
  });

  test('allows several pending withdrawals within the balance', async () => {
    await client.ok(name, { token, body: { amount: 1_500 } });
    await client.ok(name, { token, body: { amount: 1_000 } });
    expect(await withdraw(100)).toBe('400 MONEY_NOT_ENOUGH');
    backend.advance(3600);
    expect((await balances()).wallet).toBe(80.5);
  });

  test('moves nothing when it is refused', async () => {
    const before = [await balances(), await newest()];
    expect(await withdraw(99.99)).toBe('400 TRANSFER_MINIMUM');
    expect(await withdraw(-500)).toBe('400 TRANSFER_MINIMUM');
    expect(await withdraw(200_000.01, backend.tokenFor(anan.username))).toBe('400 KEY_INVALID');
    expect(await withdraw(100.001)).toBe('400 KEY_INVALID');
    expect(await withdraw(2_580.51)).toBe('400 MONEY_NOT_ENOUGH');
    expect([await balances(), await newest()]).toEqual(before);
  });

  test('is blocked by an active bonus until its turnover is reached', async () => {
    const member = backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
    backend.mockState.db.userBonus.insert({ _id: 'b', member, code: 'B', turnoverNeeded: 100_00, turnoverDone: 99_99 });
    expect(await withdraw(500)).toBe('400 BONUS_CONDITION');
    backend.mockState.db.userBonus.patch('b', { turnoverDone: 100_00 });
    await client.ok(name, { token, body: { amount: 500 } });
  });

  test('requires a bank account and open withdrawals', async () => {
    const member = backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
    backend.mockState.siteConfig.withdrawOpen = false;
    expect(await withdraw(500)).toBe('400 TRANSFER_FAIL');
    backend.mockState.siteConfig.withdrawOpen = true;
    backend.mockState.db.member.patch(member, { bankAccountNo: '' });
    expect(await withdraw(500)).toBe('400 NO_BANK');
  });
});

describe('announced bank transfers', () => {
  const add = (amount: number) => client.ok('addMoney', { token, body: { amount } });
  const pay = (baht: number) => {
    const member = backend.mockState.db.member.by('username', somchai.username)[0];
    if (member) payTransfer(backend.mockState, member, baht * 100);
  };

  test('credits an announced transfer once, within a minute of its payment', async () => {
    await add(300);
    backend.advance(600);
    expect((await newest())[0]).toMatchObject({ statementType: 'deposit', status: 'PROCESSING', amount: 300 });
    pay(300);
    expect((await balances()).wallet).toBe(2_580.5);
    backend.advance(60);
    expect((await newest())[0]).toMatchObject({ status: 'SUCCESS' });
    backend.advance(7200);
    expect((await balances()).wallet).toBe(2_880.5);
  });

  test('fails an unpaid transfer after an hour', async () => {
    await add(300);
    backend.advance(3599);
    expect((await newest())[0]?.status).toBe('PROCESSING');
    backend.advance(1);
    expect((await newest())[0]?.status).toBe('FAILED');
    expect((await balances()).wallet).toBe(2_580.5);
  });

  test('credits one of two equal transfers for one payment', async () => {
    await add(300);
    await add(300);
    pay(300);
    backend.advance(60);
    expect((await newest()).slice(0, 2).map(({ status }) => status)).toEqual(['PROCESSING', 'SUCCESS']);
    expect((await balances()).wallet).toBe(2_880.5);
  });

  test('credits a payment in the last second', async () => {
    await add(300);
    backend.advance(3599);
    pay(300);
    backend.advance(60);
    expect((await newest())[0]?.status).toBe('SUCCESS');
  });

  test('adds a deposit for an unannounced payment', async () => {
    pay(75);
    backend.advance(60);
    expect((await newest())[0]).toMatchObject({ statementType: 'deposit', status: 'SUCCESS', amount: 75 });
  });
});

const png = (size = 64, mark = 0) => {
  const bytes = new Uint8Array(size).fill(mark);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};
const getFile = (bytes: Uint8Array<ArrayBuffer>, name = 'slip.png') => new File([bytes], name, { type: 'image/png' });

describe('slips', () => {
  const upload = (file: File) => client.ok('uploadSlip', { token, body: { file } });
  const fails = (file: File) => client.fails('uploadSlip', { token, body: { file } });
  // Return only the slips of this test, because members start with earlier slips.
  const slips = () => backend.mockState.db.slip.all().filter((slip) => slip.createdAt >= defaultNow);

  test('credits a valid slip once, within five minutes', async () => {
    await upload(getFile(png(), 'slip-350.50baht.png'));
    expect((await balances()).wallet).toBe(2_580.5);
    backend.advance(300);
    expect(slips()).toMatchObject([{ status: 'SUCCESS', amount: 350_50 }]);
    expect((await balances()).wallet).toBe(2_931);
    expect((await newest())[0]).toMatchObject({ statementType: 'deposit', status: 'SUCCESS', amount: 350.5 });
  });

  test('fulfils the announced deposit', async () => {
    await client.ok('addMoney', { token, body: { amount: 120 } });
    await upload(getFile(png()));
    backend.advance(300);
    expect(await newest().then(([line]) => line)).toMatchObject({ status: 'SUCCESS', amount: 120 });
    expect((await balances()).wallet).toBe(2_700.5);
  });

  test.each(slipReasons)('reports %s for a file with that name', async (reason) => {
    await upload(getFile(png(), `${reason}.png`));
    backend.advance(300);
    expect(slips()).toMatchObject([{ status: 'FAILED', note: reason, amount: 0 }]);
    expect((await balances()).wallet).toBe(2_580.5);
  });

  test('refuses the same image from any member under any name, unless it has failed', async () => {
    await upload(getFile(png()));
    expect(await fails(getFile(png(), 'other.png'))).toBe('400 SLIP_UPLOAD_FAIL');
    const file = getFile(png());
    const other = await client.fails('uploadSlip', { token: backend.tokenFor(malee.username), body: { file } });
    expect(other).toBe('400 SLIP_UPLOAD_FAIL');
    await upload(getFile(png(64, 1), 'WRONG_CAPTCHA.png'));
    backend.advance(300);
    await upload(getFile(png(64, 1)));
  });

  test('goes by the content of the file', async () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Array(40).fill(7)]);
    const webp = Uint8Array.from([...new TextEncoder().encode('RIFF0000WEBPVP8 '), ...new Array(40).fill(7)]);
    await upload(getFile(jpeg, 'slip'));
    await upload(getFile(webp, 'slip.txt'));
    expect(await fails(getFile(new TextEncoder().encode('MZ this is a program, not a picture')))).toBe(
      '400 SLIP_INVALID_FILE',
    );
    expect(await fails(getFile(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      '400 SLIP_INVALID_FILE',
    );
    expect(await fails(getFile(new Uint8Array(0)))).toBe('400 SLIP_INVALID_FILE');
  });

  test('accepts 10 MB and refuses one byte more', async () => {
    await upload(getFile(png(10 * 1024 * 1024)));
    expect(await fails(getFile(png(10 * 1024 * 1024 + 1)))).toBe('413 SLIP_INVALID_FILE');
    expect(await fails(getFile(png(22 * 1024 * 1024)))).toBe('413 too-large');
  });

  test('refuses a text in place of the file, and half a form', async () => {
    expect(await client.fails('uploadSlip', { token, body: { file: 'text' as unknown as File } })).toBe(
      '400 SLIP_NO_FILE',
    );
    const half = await client.send('POST', '/api/wallet/slip', {
      token,
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    });
    expect(half.status).toBe(400);
  });

  test('refuses a slip in the closing window', async () => {
    backend.reset({ scenario: 'slip-closed' });
    token = backend.tokenFor(somchai.username);
    expect(await fails(getFile(png()))).toBe('400 SLIP_UPLOAD_FAIL');
    expect(slips()).toEqual([]);
  });
});

describe('wallet-app gifts', () => {
  const key = 'kapao-demo-key';
  const gift = (voucher: string, account = 'กะเป๋า เพย์', host = 'https://gift.truemoney.com/campaign/') =>
    CryptoJS.AES.encrypt(`${host}?v=${voucher}::${account}`, key).toString();
  const fails = (link: string) => client.fails('sendTruelink', { token, body: { link } });

  test('credits a gift once, within a minute', async () => {
    await client.ok('sendTruelink', { token, body: { link: gift('abc123_250') } });
    backend.advance(60);
    expect((await balances()).wallet).toBe(2_830.5);
    expect((await newest())[0]).toMatchObject({ statementType: 'deposit', from: 'TRUEWALLET', amount: 250 });
    expect(await fails(gift('abc123_250'))).toBe('400 TRUELINK_DUPLICATE');
    const other = { token: backend.tokenFor(malee.username), body: { link: gift('abc123_250') } };
    expect(await client.fails('sendTruelink', other)).toBe('400 TRUELINK_DUPLICATE');
    backend.advance(3600);
    expect((await balances()).wallet).toBe(2_830.5);
  });

  test('refuses less than two baht', async () => {
    expect(await fails(gift('x_1'))).toBe('400 TRUELINK_INVALID');
    await client.ok('sendTruelink', { token, body: { link: gift('x_2') } });
  });

  test('accepts only the right host, an own wallet account and the right key', async () => {
    expect(await fails(gift('', undefined))).toBe('400 TRUELINK_INVALID');
    expect(await fails(gift('abc', undefined, 'http://gift.truemoney.com/'))).toBe('400 TRUELINK_INVALID');
    expect(await fails(gift('abc', undefined, 'https://gift.truemoney.com.evil.example/'))).toBe(
      '400 TRUELINK_INVALID',
    );
    expect(await fails(gift('abc', 'somebody else'))).toBe('400 NO_WALLET');
    expect(await fails('')).toBe('400 KEY_MISSING');
    expect(await fails('not encrypted')).toBe('400 TRUELINK_INVALID');
    expect(await fails(CryptoJS.AES.encrypt('https://gift.truemoney.com/?v=abc::กะเป๋า เพย์', 'other').toString())).toBe(
      '400 TRUELINK_INVALID',
    );
  });
});
