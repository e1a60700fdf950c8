import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { malee, demoPassword as password, somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;
const username = somchai.username;

beforeEach(() => {
  backend = createBackend();
  client = createClient(backend);
  token = backend.tokenFor(username);
});

const login = (username: string, password: string) => client.fails('login', { body: { username, password } });

describe('login', () => {
  test('returns a token that gives access to the wallet', async () => {
    const { token } = await client.ok('login', { body: { username, password } });
    expect((await client.ok('getWallet', { token })).profile.username).toBe(username);
  });

  test('locks the phone after five failures, even for the right password, until the time is over', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await login(username, 'other')).toBe('400 WRONG_PASSWORD');
    expect(await login(username, password)).toBe('429 REQUEST_LIMIT');
    backend.advance(15 * 60 - 1);
    expect(await login(username, password)).toBe('429 REQUEST_LIMIT');
    backend.advance(1);
    await client.ok('login', { body: { username, password } });
  });

  test('counts failures per phone, and resets them on success', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await login(username, 'other');
    await client.ok('login', { body: { username, password } });
    for (let attempt = 0; attempt < 4; attempt += 1) await login(username, 'other');
    await client.ok('login', { body: { username, password } });
    await client.ok('login', { body: { username: malee.username, password } });
  });

  test('accepts a token for 24 hours of the clock', async () => {
    backend.advance(24 * 3600 - 1);
    await client.ok('getProfile', { token });
    backend.advance(1);
    expect(await client.fails('getProfile', { token })).toBe('401 EXPIRED_AUTH_TOKEN');
  });
});

const details = {
  name: 'ปรีชา แสงทอง',
  username: '0867001234',
  password: 'secret',
  sourceCode: 'LINE',
  inviteCode: '',
  bankCode: 'KBANK',
  bankAccountName: 'ปรีชา แสงทอง',
  bankAccountNo: '0112233445',
  currency: '',
};

async function verifyPhone(phoneNumber: string): Promise<void> {
  const { otpToken } = await client.ok('sendOtp', { body: { phoneNumber } });
  await client.ok('verifyOtp', { body: { otpToken, otpCode: '123456' } });
}

describe('registration', () => {
  test('creates a member without money who can log in, for a verified phone', async () => {
    await verifyPhone(details.username);
    const { username } = await client.ok('register', { body: details });
    const { token } = await client.ok('login', { body: { username, password: details.password } });
    const { wallet, profile, bankAccount } = await client.ok('getWallet', { token });
    expect({ amount: wallet.amount, name: profile.name, no: bankAccount.bankAccountNo }).toEqual({
      amount: 0,
      name: details.name,
      no: details.bankAccountNo,
    });
  });

  test('requires a verified phone only if the OTP is on', async () => {
    expect(await client.fails('register', { body: details })).toBe('400 UNVERIFIED_OTP');
    backend.reset({ scenario: 'otp-off' });
    await client.ok('register', { body: details });
    expect(await client.fails('register', { body: details })).toBe('400 EXISTING_USER');
  });

  test('validates the fields that are filled in', async () => {
    const check = (body: object) => client.fails('validateRegistration', { body });
    await client.ok('validateRegistration', { body: {} });
    await client.ok('validateRegistration', { body: { name: 'ก', username: '', bankCode: '' } });
    await client.ok('validateRegistration', { body: details });
    expect(await check({ username: '08123456789' })).toBe('400 PHONE_NUMBER_REQUIRE_10_DIGIT');
    expect(await check({ username: 'abcdefghij' })).toBe('400 PHONE_NUMBER_REQUIRE_10_DIGIT');
    expect(await check({ bankCode: 'NOBANK' })).toBe('400 INVALID_BANK');
    expect(await check({ name: '   ' })).toBe('400 INVALID_USER_INFO');
    expect(await check({ sourceCode: 'MOON' })).toBe('400 INVALID_USER_INFO');
    expect(await check({ currency: 'USD' })).toBe('400 INVALID_USER_INFO');
    for (const bankCode of ['KTB', 'TMB', 'BBL']) {
      await client.ok('validateRegistration', { body: { bankCode, bankAccountName: 'PREECHA SAENGTHONG' } });
    }
  });

  test('refuses a last step with missing fields', async () => {
    backend.reset({ scenario: 'otp-off' });
    for (const field of ['name', 'username', 'password', 'bankCode', 'bankAccountName', 'bankAccountNo'] as const) {
      expect(await client.fails('register', { body: { ...details, [field]: '' } })).toBe('400 KEY_MISSING');
    }
  });

  test('links both members by the inviter code, and ignores an unknown code', async () => {
    backend.reset({ scenario: 'otp-off' });
    const inviter = (await client.ok('getProfile', { token: backend.tokenFor(username) })).profile._id;
    const { _id } = await client.ok('register', { body: { ...details, inviteCode: `PR${inviter}` } });
    expect(backend.mockState.db.member.get(_id)?.invitedBy).toBe(inviter);
    const otherDetails = { ...details, username: '0867001235', bankAccountNo: '0112233446', inviteCode: 'PRnobody' };
    const second = await client.ok('register', { body: otherDetails });
    expect(backend.mockState.db.member.get(second._id)?.invitedBy).toBe(null);
  });

  test('accepts Lao phones and banks in the Lao market', async () => {
    backend.reset({ scenario: 'lao' });
    const check = (body: object) => client.fails('validateRegistration', { body });
    await client.ok('validateRegistration', { body: { username: '02054443332', bankCode: 'BCEL', currency: 'LAK' } });
    await client.ok('validateRegistration', {
      body: { username: '0305556667', bankAccountNo: '110-12-00-7654999-001' },
    });
    expect(await check({ username: '0812345678' })).toBe('400 INVALID_USER_INFO');
    expect(await check({ bankCode: 'KBANK' })).toBe('400 INVALID_BANK');
  });
});

describe('one-time codes', () => {
  const phoneNumber = '0867001234';
  const send = () => client.fails('sendOtp', { body: { phoneNumber } });
  const verify = (otpToken: string, otpCode: string) => client.fails('verifyOtp', { body: { otpToken, otpCode } });

  test('sends no code to a verified phone', async () => {
    await verifyPhone(phoneNumber);
    expect((await client.ok('sendOtp', { body: { phoneNumber } })).code).toBe('OTP_VERIFIED');
  });

  test('refuses invalid and taken phones', async () => {
    const sendTo = (phoneNumber: string) => client.fails('sendOtp', { body: { phoneNumber } });
    expect(await sendTo('')).toBe('400 KEY_MISSING');
    expect(await sendTo('12345')).toBe('400 PHONE_NUMBER_REQUIRE_10_DIGIT');
    expect(await sendTo(username)).toBe('400 EXISTING_USER');
  });

  test('sends another code after 60 seconds and invalidates the first', async () => {
    const first = await client.ok('sendOtp', { body: { phoneNumber } });
    backend.advance(59);
    expect(await send()).toBe('429 REQUEST_LIMIT_1MIN');
    backend.advance(1);
    const second = await client.ok('sendOtp', { body: { phoneNumber } });
    expect(await verify(first.otpToken, '123456')).toBe('400 OTP_EXPIRED');
    await client.ok('verifyOtp', { body: { otpToken: second.otpToken, otpCode: '123456' } });
  });

  test('blocks the phone for 15 minutes after five wrong codes', async () => {
    const { otpToken } = await client.ok('sendOtp', { body: { phoneNumber } });
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await verify(otpToken, '1')).toBe('400 OTP_CODE_INVALID');
    expect(await verify(otpToken, '1')).toBe('400 OTP_BLOCK');
    expect(await verify(otpToken, '123456')).toBe('400 OTP_BLOCK');
    backend.advance(14 * 60);
    expect(await send()).toBe('400 OTP_BLOCK');
    backend.advance(60);
    await client.ok('sendOtp', { body: { phoneNumber } });
  });

  test('refuses the sixth code within an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await client.ok('sendOtp', { body: { phoneNumber } });
      backend.advance(60);
    }
    expect(await send()).toBe('400 OTP_BLOCK');
    backend.advance(3600);
    await client.ok('sendOtp', { body: { phoneNumber } });
  });
});

describe('own account', () => {
  test('changes the profile by the rules of registration', async () => {
    const body = { name: 'สมชาย ใจกล้า', bankCode: 'BAY', bankAccountName: 'สมชาย ใจกล้า', bankAccountNo: '5551112223' };
    const changed = await client.ok('updateProfile', { token, body });
    expect(changed).toEqual(await client.ok('getProfile', { token }));
    expect(changed.bankAccount).toMatchObject({ bankCode: 'BAY', bank: { nameEN: 'Bank of Ayudhya' } });
    await client.ok('updateProfile', { token, body });

    const change = (part: object) => client.fails('updateProfile', { token, body: { ...body, ...part } });
    expect(await change({ name: '' })).toBe('400 KEY_MISSING');
    expect(await change({ name: 'ก'.repeat(121) })).toBe('400 INVALID_USER_INFO');
    expect(await change({ bankCode: 'X' })).toBe('400 INVALID_BANK');
    expect(await change({ bankCode: 'KTB' })).toBe('400 BANK_ACCOUNT_NAME_ENG');
    expect(await change({ bankCode: 'KBANK', bankAccountNo: malee.bankAccountNo })).toBe('400 EXISTING_BANK');
    expect(await client.ok('getProfile', { token })).toEqual(changed);
  });

  test('requires English letters in the account name and stores capitals', async () => {
    const rename = (bankCode: string, bankAccountName: string) =>
      client.fails('updateBankAccountName', { token, body: { bankCode, bankAccountName } });
    expect(await rename('SCB', 'Somchai 2')).toBe('400 BANK_ACCOUNT_NAME_ENG');
    expect(await rename('X', 'SOMCHAI')).toBe('400 INVALID_BANK');
    expect(await rename('SCB', ' ')).toBe('400 KEY_MISSING');
    await client.ok('updateBankAccountName', { token, body: { bankCode: 'KTB', bankAccountName: 'Somchai Jaidee' } });
    expect((await client.ok('getProfile', { token })).bankAccount.bankAccountName).toBe('SOMCHAI JAIDEE');

    const id = backend.mockState.db.member.by('username', username)[0]?._id ?? '';
    backend.mockState.db.member.patch(id, { bankAccountNo: '' });
    expect(await rename('SCB', 'SOMCHAI')).toBe('400 NO_BANK');
  });

  test('changes the password if the old one is right', async () => {
    const change = (oldPassword: string, newPassword: string) =>
      client.fails('changePassword', { token, body: { oldPassword, newPassword } });
    expect(await change('wrong', 'next')).toBe('400 WRONG_PASSWORD');
    expect(await change(password, '')).toBe('400 KEY_MISSING');
    expect(await change(password, 'x'.repeat(129))).toBe('400 KEY_INVALID');
    await client.ok('changePassword', { token, body: { oldPassword: password, newPassword: 'next' } });
    expect(await login(username, password)).toBe('400 WRONG_PASSWORD');
    await client.ok('login', { body: { username, password: 'next' } });
  });
});
