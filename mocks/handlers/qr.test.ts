import { renderSVG } from 'uqr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import type { Refusal } from '../refusal';
import { payQr } from '../rules/payment';
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

afterEach(() => {
  backend.advance(7200);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

const get = (bankCode: string, of = token) => client.ok('getQr', { token: of, params: { bankCode } });
const create = (bankCode: string, amount: number) =>
  client.ok('createQr', { token, params: { bankCode }, body: { amount } });
const wallet = async () => (await client.ok('getWallet', { token })).wallet.amount;
const pay = (qrcodeId: string) => {
  try {
    payQr(backend.mockState, qrcodeId);
    return 'paid';
  } catch (error) {
    return (error as Refusal).code;
  }
};

const none = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

test.each(['KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'ZPAY'])(
  '%s: creates and shows a QR, and credits its payment once',
  async (bankCode) => {
    expect(await get(bankCode)).toEqual(none);
    const made = await create(bankCode, 250.5);
    expect(made).toMatchObject({ hasQrcode: true, amount: 250.5, expireIn: 600, message: '' });
    backend.advance(59.5);
    expect(await get(bankCode)).toEqual({ ...made, expireIn: 541 });
    expect(pay(made.qrcodeId)).toBe('paid');
    expect(await get(bankCode)).toEqual(none);
    expect(await wallet()).toBe(2_580.5);
    backend.advance(60);
    expect(await wallet()).toBe(2_831);
    expect(pay(made.qrcodeId)).toBe('NOT_PAYABLE');
    backend.advance(3600);
    expect(await wallet()).toBe(2_831);
    const { statements } = await client.ok('getStatements', { token, body: { page: 1, limit: 1 } });
    expect(statements[0]).toMatchObject({ statementType: 'deposit', status: 'SUCCESS', from: bankCode, amount: 250.5 });
  },
);

/** Returns the CRC-16/CCITT-FALSE in hex. This code is independent of the library that the mock uses. */
function crc(text: string): string {
  let sum = 0xffff;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

test('draws a PromptPay QR of exactly the amount', async () => {
  const { qrcode } = await create('WW', 1_234.5);
  expect(crc('123456789')).toBe('29B1');
  // EMVCo fields: version, single use, PromptPay phone, baht, Thailand, amount, checksum.
  const payload = '00020101021229370016A00000067701011101130066000000000' + '53037645802TH54071234.506304';
  const isThat = qrcode === renderSVG(payload + crc(payload), { border: 4, ecc: 'M' });
  expect(isThat).toBe(true);
  expect(qrcode).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/);
  expect(qrcode).not.toMatch(/<(?:script|image|foreignObject)|href|style=|\bon\w+=/i);
});

test('refuses a QR of another bank in SMS mode', async () => {
  const { depositBank } = backend.mockState.db;
  const account = depositBank.all().find(({ mode, bankCode }) => mode === 'SMS' && bankCode === 'KBANK');
  depositBank.insert({ ...(account as NonNullable<typeof account>), _id: 'sms', bankCode: 'TTB' });
  expect(await client.fails('getQr', { token, params: { bankCode: 'TTB' } })).toBe('400 NO_BANK');
});

test('has a minimum per provider', async () => {
  const minimums = { KBANK: 1, WW: 100, PAYONEX: 100, PAYTIMZ: 10, ZPAY: 10 };
  for (const [bankCode, minimum] of Object.entries(minimums)) {
    expect(await create(bankCode, minimum - 0.01)).toEqual({ ...none, message: 'TRANSFER_MINIMUM' });
    expect((await create(bankCode, minimum)).hasQrcode).toBe(true);
  }
});

test('lets build settings change the minimums that they may change', async () => {
  backend = createBackend({ settings: { plainQrMinimum: 5, qrMinimumOverride: 33.5 } });
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
  const least = { KBANK: 1, PAYTIMZ: 33.5, ZPAY: 33.5, WW: 100 };
  for (const [bankCode, minimum] of Object.entries(least)) {
    expect((await create(bankCode, minimum - 0.01)).message).toBe('TRANSFER_MINIMUM');
    expect((await create(bankCode, minimum)).hasQrcode).toBe(true);
  }
});

test('expires by the clock and accepts no payment afterwards', async () => {
  const { qrcodeId } = await create('WW', 100);
  backend.advance(599);
  expect((await get('WW')).expireIn).toBe(1);
  backend.advance(1);
  expect(await get('WW')).toEqual(none);
  expect(pay(qrcodeId)).toBe('NOT_PAYABLE');
  expect(await client.fails('cancelQr', { token, params: { qrcodeId } })).toBe('400 QR_FAIL');
  backend.advance(3600);
  expect(await wallet()).toBe(2_580.5);
});

test('credits a payment in the last second', async () => {
  const { qrcodeId } = await create('WW', 100);
  backend.advance(599);
  expect(pay(qrcodeId)).toBe('paid');
  backend.advance(60);
  expect(await wallet()).toBe(2_680.5);
});

test('accepts no payment after cancelling, and cancels no paid QR', async () => {
  const first = await create('ZPAY', 100);
  await client.ok('cancelQr', { token, params: { qrcodeId: first.qrcodeId } });
  expect(await get('ZPAY')).toEqual(none);
  expect(pay(first.qrcodeId)).toBe('NOT_PAYABLE');
  const second = await create('ZPAY', 100);
  pay(second.qrcodeId);
  expect(await client.fails('cancelQr', { token, params: { qrcodeId: second.qrcodeId } })).toBe('400 QR_FAIL');
});

test('replaces only the live QR of the same provider', async () => {
  const first = await create('WW', 100);
  const otherQr = await create('ZPAY', 100);
  const second = await create('WW', 200);
  expect((await get('WW')).qrcodeId).toBe(second.qrcodeId);
  expect((await get('ZPAY')).qrcodeId).toBe(otherQr.qrcodeId);
  expect(pay(first.qrcodeId)).toBe('NOT_PAYABLE');
});

test('belongs to one member only', async () => {
  const { qrcodeId } = await create('WW', 100);
  const stranger = backend.tokenFor(malee.username);
  expect(await get('WW', stranger)).toEqual(none);
  const unknown = await client.fails('cancelQr', { token: stranger, params: { qrcodeId: 'unknown' } });
  expect(await client.fails('cancelQr', { token: stranger, params: { qrcodeId } })).toBe(unknown);
  expect((await get('WW')).hasQrcode).toBe(true);
});

test('refuses invalid requests', async () => {
  const fails = (bankCode: string, amount: number) =>
    client.fails('createQr', { token, params: { bankCode }, body: { amount } });
  expect(await fails('SCB', 100)).toBe('400 NO_BANK');
  expect(await fails('WW', 0)).toBe('400 TRANSFER_MINIMUM');
  expect(await fails('WW', -100)).toBe('400 TRANSFER_MINIMUM');
  expect(await fails('WW', 100.001)).toBe('400 KEY_INVALID');
});
