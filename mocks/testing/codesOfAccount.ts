import { nida, somchai } from '../scenarios/people';
import { loginSentinels } from '../sentinels';
import type { CodeRow, Steps } from './codeRow';

const phone = somchai.username;
const freePhone = '0867001234';

const login =
  (username: string, password = 'demo1234') =>
  (steps: Steps) =>
    steps.ask('login', { username, password });

export const loginRows = Object.entries(loginSentinels).map(
  ([username, code]): CodeRow => ({
    code,
    how: `Log in with phone ${username} and any password`,
    where: code === 'gone' ? '/terminated' : 'login, under the form',
    act: login(username),
  }),
);

const details = {
  name: 'ปรีชา แสงทอง',
  username: freePhone,
  password: 'secret',
  bankCode: 'KBANK',
  bankAccountName: 'ปรีชา แสงทอง',
  bankAccountNo: '0112233445',
};
const validate = (change: object) => (steps: Steps) => steps.ask('validateRegistration', { ...details, ...change });

const sendOtp = (phoneNumber: string) => (steps: Steps) => steps.ask('sendOtp', { phoneNumber });

/** Sends an OTP to a free phone, advances the clock by `wait` s, and enters this code `times` times. */
const typeOtp =
  (otpCode: string, times = 1, wait = 0) =>
  async ({ client, backend, ask }: Steps) => {
    const { otpToken } = await client.ok('sendOtp', { body: { phoneNumber: freePhone } });
    backend.advance(wait);
    let code = '';
    for (let time = 0; time < times; time += 1) code = await ask('verifyOtp', { otpToken, otpCode });
    return code;
  };

const notFromTheApp = 'not from the app';
const register = 'registration, under the step';

/** Codes of login, registration, OTP and sessions. */
export const accountRows: readonly CodeRow[] = [
  { code: 'NO_USER', how: 'Log in with a phone nobody has, 0811111111', where: 'login', act: login('0811111111') },
  { code: 'WRONG_PASSWORD', how: 'Log in with a wrong password', where: 'login', act: login(phone, 'wrong') },
  { code: 'WRONG_CREDENTIAL', how: 'Log in with a name that is no phone', where: 'login', act: login('somchai') },
  { code: 'INACTIVE_USER', how: `Log in as ${nida.username}`, where: 'login', act: login(nida.username) },
  {
    code: 'REQUEST_LIMIT',
    how: 'Log in with a wrong password five times, then once more; 15 minutes release it',
    where: 'login',
    act: async (steps) => {
      for (let time = 0; time < 5; time += 1) await login(phone, 'wrong')(steps);
      return login(phone)(steps);
    },
  },
  {
    code: 'EXPIRED_AUTH_TOKEN',
    how: 'Stay logged in for 24 hours of the clock',
    where: 'redirect to login with "session expired"',
    act: async ({ backend, ask }) => {
      backend.advance(24 * 3600);
      return ask('getWallet');
    },
  },
  {
    code: 'invalid-token',
    how: 'Reset the mock while logged in',
    where: 'redirect to login with "session expired"',
    act: async ({ backend, ask }) => {
      backend.reset();
      return ask('getWallet');
    },
  },
  {
    code: 'gone',
    scenario: 'closed',
    how: 'Open the login page while the site is closed',
    where: '/terminated',
    act: (steps) => steps.ask('getActive'),
  },
  {
    code: 'INTERNAL_SERVER_ERROR',
    scenario: 'failing',
    how: 'Do anything while everything fails',
    where: 'wherever it was done',
    act: login(phone),
  },
  { code: 'KEY_MISSING', how: 'Send a request without one of its fields', where: notFromTheApp, act: login('') },
  {
    code: 'KEY_INVALID',
    how: 'Send an amount finer than a satang',
    where: notFromTheApp,
    act: (steps) => steps.ask('addMoney', { amount: 1.001 }),
  },
  { code: 'EXISTING_USER', how: `Register phone ${phone}`, where: register, act: validate({ username: phone }) },
  {
    code: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
    how: 'Send a phone of nine digits: the app refuses it itself',
    where: notFromTheApp,
    act: validate({ username: '081234567' }),
  },
  {
    code: 'EXISTING_BANK',
    how: `Register with SCB account ${somchai.bankAccountNo}`,
    where: register,
    act: validate({ bankCode: 'SCB', bankAccountNo: somchai.bankAccountNo }),
  },
  {
    code: 'INVALID_BANK',
    how: 'Register with a GSB account of ten digits (it has twelve)',
    where: register,
    act: validate({ bankCode: 'GSB' }),
  },
  {
    code: 'BANK_ACCOUNT_NAME_ENG',
    how: 'Send KTB with a Thai account name: the app refuses it itself',
    where: notFromTheApp,
    act: validate({ bankCode: 'KTB' }),
  },
  {
    code: 'INVALID_USER_INFO',
    how: 'Register with a name of more than 120 letters',
    where: register,
    act: validate({ name: 'ก'.repeat(121) }),
  },
  {
    code: 'REGISTER_FAIL',
    scenario: 'otp-off',
    how: 'Register phone 0911111101 to the last step',
    where: register,
    act: (steps) => steps.ask('register', { ...details, username: '0911111101' }),
  },
  {
    code: 'UNVERIFIED_OTP',
    how: 'Type the one-time code, let an hour of the clock pass, then send the last step',
    where: register,
    act: async (steps) => {
      await typeOtp('123456')(steps);
      steps.backend.advance(3600);
      return steps.ask('register', { ...details, sourceCode: '', inviteCode: '', currency: 'BAHT' });
    },
  },
  {
    code: 'REQUEST_LIMIT_1MIN',
    how: 'Ask for a one-time code for the same phone in two tabs within 60 seconds',
    where: register,
    act: async (steps) => {
      await sendOtp(freePhone)(steps);
      return sendOtp(freePhone)(steps);
    },
  },
  { code: 'OTP_SEND_FAIL', how: 'Register phone 0911111102', where: register, act: sendOtp('0911111102') },
  { code: 'OTP_BLOCK', how: 'Register phone 0911111103', where: register, act: sendOtp('0911111103') },
  { code: 'OTP_BLOCK', how: 'Type five wrong one-time codes', where: register, act: typeOtp('999999', 5) },
  { code: 'OTP_CODE_INVALID', how: 'Type a wrong one-time code', where: register, act: typeOtp('999999') },
  { code: 'OTP_VERIFY_FAIL', how: 'Type the one-time code 000001', where: register, act: typeOtp('000001') },
  { code: 'OTP_EXPIRED', how: 'Type 123456 five minutes later', where: register, act: typeOtp('123456', 1, 300) },
  {
    code: 'OTP_VERIFIED',
    how: "Let the answer to the right code be lost (the panel's cut), then send it again",
    where: register,
    act: typeOtp('123456', 2),
  },
  {
    code: 'OTP_TOKEN_INVALID',
    how: 'Send a code with a malformed token',
    where: notFromTheApp,
    act: (steps) => steps.ask('verifyOtp', { otpToken: 'x', otpCode: '123456' }),
  },
  {
    code: 'OTP_NOT_EXIST',
    how: 'Reset the mock between sending and typing a code',
    where: register,
    act: async ({ client, backend, ask }) => {
      const { otpToken } = await client.ok('sendOtp', { body: { phoneNumber: freePhone } });
      backend.reset();
      return ask('verifyOtp', { otpToken, otpCode: '123456' });
    },
  },
];
