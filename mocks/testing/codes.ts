import CryptoJS from 'crypto-js';
import type { CallName } from '@/api/calls';
import type { Backend } from '../backend';
import { nida, somchai } from '../scenarios/people';
import { loginSentinels } from '../sentinels';
import type { Client } from './client';

/** What a row's steps may do: calls as one member, and the clock. */
export interface Steps {
  backend: Backend;
  client: Client;
  /** Makes a call as the scenario's first member; answers the code, or '' when it worked. */
  ask(name: CallName, body?: unknown, params?: Record<string, string>, token?: string): Promise<string>;
}

/** How to get a code in the running app, and the same as steps for the test. */
export interface CodeRow {
  readonly code: string;
  /** `usual` unless told. */
  readonly scenario?: string;
  /** What to do, in the app's own words. */
  readonly how: string;
  /** Where the app shows it. */
  readonly where: string;
  readonly act: (steps: Steps) => Promise<string>;
}

const phone = somchai.username;
const freePhone = '0867001234';

const login =
  (username: string, password = 'demo1234') =>
  (steps: Steps) =>
    steps.ask('login', { username, password });

const loginRows = Object.entries(loginSentinels).map(
  ([username, code]): CodeRow => ({
    code,
    how: `Log in with phone ${username} and any password`,
    where: 'login, under the form',
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

/** Sends a code to a free phone and types this in, `times` times. */
const typeOtp =
  (otpCode: string, times = 1, wait = 0) =>
  async ({ client, backend, ask }: Steps) => {
    const { otpToken } = await client.ok('sendOtp', { body: { phoneNumber: freePhone } });
    backend.advance(wait);
    let code = '';
    for (let time = 0; time < times; time += 1) code = await ask('verifyOtp', { otpToken, otpCode });
    return code;
  };

const register = 'registration, under the step';

const accountRows: readonly CodeRow[] = [
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
  { code: 'KEY_MISSING', how: 'Send a request without one of its fields', where: 'not from the app', act: login('') },
  {
    code: 'KEY_INVALID',
    how: 'Send an amount finer than a satang',
    where: 'not from the app',
    act: (steps) => steps.ask('addMoney', { amount: 1.001 }),
  },
  { code: 'EXISTING_USER', how: `Register phone ${phone}`, where: register, act: validate({ username: phone }) },
  {
    code: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
    how: 'Register a phone of nine digits (the app itself refuses it first)',
    where: register,
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
    how: 'Register with KTB and a Thai account name (the app itself refuses it first)',
    where: register,
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
    how: 'Send the last step without the code of the second',
    where: register,
    act: (steps) => steps.ask('register', details),
  },
  {
    code: 'REQUEST_LIMIT_1MIN',
    how: 'Ask for a one-time code twice within 60 seconds',
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
  { code: 'OTP_VERIFIED', how: 'Send the right code twice', where: register, act: typeOtp('123456', 2) },
  {
    code: 'OTP_TOKEN_INVALID',
    how: 'Send a code with a token that is none',
    where: 'not from the app',
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

const transfer = (from: string, to: string, amount: number) => (steps: Steps) =>
  steps.ask('transfer', { from, to, amount });
const slot = (name: CallName, slotCode: string) => (steps: Steps) => steps.ask(name, undefined, { slotCode });
const gift = (link: string, account = 'กะเป๋า เพย์') => {
  const text = CryptoJS.AES.encrypt(`${link}::${account}`, 'kapao-demo-key').toString();
  return (steps: Steps) => steps.ask('sendTruelink', { link: text });
};
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(40).fill(1)]);
const slip =
  (content: BlobPart, name = 'slip.png') =>
  (steps: Steps) =>
    steps.ask('uploadSlip', { file: new File([content], name, { type: 'image/png' }) });

const walletRows: readonly CodeRow[] = [
  { code: 'TRANSFER_MINIMUM', how: 'Transfer less than 1 baht', where: 'transfer', act: transfer('WALLET', 'PG', 0.5) },
  {
    code: 'MONEY_NOT_ENOUGH',
    how: 'Transfer more than there is',
    where: 'transfer',
    act: transfer('WALLET', 'PG', 9e5),
  },
  {
    code: 'TRANSFER_FAIL',
    how: 'Transfer an amount that ends in 44 satang, or to NAGA',
    where: 'transfer, in a dialog',
    act: transfer('WALLET', 'PG', 10.44),
  },
  {
    code: 'NO_GAME',
    how: 'Name a provider that there is not',
    where: 'not from the app',
    act: transfer('WALLET', 'X', 10),
  },
  {
    code: 'SLOT_NO_ACCOUNT',
    how: 'Ask for the account of a game that is not open',
    where: 'game account',
    act: slot('getSlotAccount', 'IMI'),
  },
  {
    code: 'SLOT_ALREADY_ACTIVE',
    how: 'Open a game in two tabs',
    where: 'game account',
    act: slot('activateSlot', 'PG'),
  },
  {
    code: 'SLOT_ACTIVATE_FAIL',
    how: 'Open Chao Phraya Lotto',
    where: 'game account',
    act: slot('activateSlot', 'CHAOPHRAYA'),
  },
  {
    code: 'SLOT_RESET_PASSWORD_FAIL',
    how: 'Open Mekong Lotto and reset its password',
    where: 'game account',
    act: async (steps) => {
      await slot('activateSlot', 'MEKONG')(steps);
      return slot('resetSlotPassword', 'MEKONG')(steps);
    },
  },
  {
    code: 'LOGIN_FAIL',
    how: 'Play ASKMEBET with a password that another tab has reset',
    where: 'game account',
    act: async (steps) => {
      await slot('activateSlot', 'ASKMEBET')(steps);
      const { world } = steps.backend;
      const member = world.db.member.by('username', phone)[0]?._id;
      const username = world.db.gameAccount.get(`${member}:ASKMEBET`)?.username ?? '';
      return steps.ask('autoLoginAskmebet', undefined, { username, password: 'old' });
    },
  },
  {
    code: 'BONUS_CONDITION',
    scenario: 'withdraw-blocked',
    how: 'Withdraw 100 baht',
    where: 'withdraw, in a dialog',
    act: (steps) => steps.ask('withdrawAll', { amount: 100 }),
  },
  {
    code: 'NO_BANK',
    scenario: 'no-deposit-banks',
    how: 'Ask for the QR of a provider that is not on',
    where: 'deposit',
    act: (steps) => steps.ask('createQr', { amount: 100 }, { bankCode: 'WW' }),
  },
  {
    code: 'QR_FAIL',
    how: 'Make a QR of an amount that ends in 44 satang, such as 100.44',
    where: 'deposit, in red',
    act: (steps) => steps.ask('createQr', { amount: 100.44 }, { bankCode: 'WW' }),
  },
  {
    code: 'NO_WALLET',
    scenario: 'no-deposit-banks',
    how: 'Send a gift link for a wallet that is not on',
    where: 'deposit',
    act: gift('https://gift.truemoney.com/?v=abc'),
  },
  {
    code: 'TRUELINK_INVALID',
    how: 'Send https://gift.truemoney.com/campaign/?v=abc_1 (a gift of 1 baht; `_<baht>` tells the amount)',
    where: 'deposit',
    act: gift('https://gift.truemoney.com/campaign/?v=abc_1'),
  },
  {
    code: 'TRUELINK_DUPLICATE',
    how: 'Send the same gift link twice',
    where: 'deposit',
    act: async (steps) => {
      const send = gift('https://gift.truemoney.com/campaign/?v=abc_100');
      await send(steps);
      return send(steps);
    },
  },
  {
    code: 'SLIP_UPLOAD_FAIL',
    how: 'Upload the same picture twice, or in scenario slip-closed',
    where: 'deposit, slip',
    act: async (steps) => {
      await slip(png)(steps);
      return slip(png)(steps);
    },
  },
  {
    code: 'SLIP_NO_FILE',
    how: 'Send the form without a file',
    where: 'deposit, slip',
    act: (steps) => steps.ask('uploadSlip', {}),
  },
  {
    code: 'SLIP_INVALID_FILE',
    how: 'Upload a text file that is named slip.png',
    where: 'deposit, slip',
    act: slip('this is no picture at all'),
  },
];

const plain = (name: CallName) => (steps: Steps) => steps.ask(name);
const bonus = (code: string) => (steps: Steps) => steps.ask('activateBonus', undefined, { code });
const promotion = (code: string) => (steps: Steps) => steps.ask('activatePromotion', undefined, { code });
const claim = (which: (coupon: { slice: string; isExpired: boolean }) => boolean) => async (steps: Steps) => {
  const now = steps.backend.world.clock.now();
  const coupons = steps.backend.world.db.coupon.all();
  const found = coupons.find(({ slice, expiresAt }) => which({ slice, isExpired: expiresAt <= now }));
  return steps.ask('claimCoupon', { coupon: found?._id });
};

const rewardRows: readonly CodeRow[] = [
  {
    code: 'BONUS_ALREADY_ACTIVE',
    scenario: 'active-bonus',
    how: 'Take the active bonus again',
    where: 'bonus',
    act: bonus('DAILY10'),
  },
  {
    code: 'BONUS_REMAINING',
    scenario: 'active-bonus',
    how: 'Take another bonus',
    where: 'bonus',
    act: bonus('WELCOME100'),
  },
  {
    code: 'BONUS_MAX_CLAIMED',
    scenario: 'bonus-limits',
    how: 'Take a bonus beyond its limit',
    where: 'bonus',
    act: bonus('DAILY10'),
  },
  {
    code: 'BONUS_CONDITION',
    how: 'Take GOLD25, which wants 10,000 baht in the wallet',
    where: 'bonus',
    act: bonus('GOLD25'),
  },
  { code: 'BONUS_FULL', how: 'Take FIRST50, whose places are taken', where: 'bonus', act: bonus('FIRST50') },
  {
    code: 'BONUS_CLEAR',
    how: 'Cancel a bonus that another tab has cancelled',
    where: 'bonus, in the cancel dialog',
    act: plain('clearBonus'),
  },
  { code: 'NO_PROMOTION', how: 'Take promotion LASTYEAR, which is over', where: 'bonus', act: promotion('LASTYEAR') },
  {
    code: 'PROMOTION_RECEIVED',
    how: 'Take KAPAO50, cancel it, take it again',
    where: 'bonus',
    act: async (steps) => {
      await promotion('KAPAO50')(steps);
      await steps.ask('clearBonus');
      return promotion('KAPAO50')(steps);
    },
  },
  {
    code: 'INVITE_INACTIVE',
    scenario: 'invites-closed',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_NO_INVITE_BONUS',
    scenario: 'no-invites',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_NO_INVITEE_PLAY_INFO',
    scenario: 'invites-idle',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_BONUS_SUCCESS',
    scenario: 'invites-received',
    how: 'Receive the invite bonus that has been received',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_BONUS_FAIL',
    scenario: 'invites-failing',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  { code: 'NO_REFUND', scenario: 'no-refund', how: 'Receive the refund', where: 'refund', act: plain('receiveRefund') },
  {
    code: 'REFUND_MINIMUM',
    scenario: 'refund-zero',
    how: 'Receive the refund',
    where: 'refund',
    act: plain('receiveRefund'),
  },
  {
    code: 'REFUND_CONDITION',
    scenario: 'refund-taken',
    how: 'Receive the refund',
    where: 'refund',
    act: plain('receiveRefund'),
  },
  {
    code: 'REFUND_INACTIVE',
    scenario: 'refund-closed',
    how: 'Open the refund modal',
    where: 'refund',
    act: plain('checkRefund'),
  },
  {
    code: 'COUPON_EXPIRED',
    scenario: 'coupons',
    how: 'Claim an expired coupon',
    where: 'wheel, spin.error',
    act: claim((coupon) => coupon.isExpired),
  },
  {
    code: 'INVALID_PRIZE_CODE',
    scenario: 'coupons',
    how: 'Claim the coupon of the slice that is gone',
    where: 'wheel, spin.error',
    act: claim(({ slice, isExpired }) => slice === 'GONE' && !isExpired),
  },
  {
    code: 'INVALID_COUPON_TYPE',
    scenario: 'coupons',
    how: 'Claim the coupon for coins',
    where: 'wheel, spin.error',
    act: claim(({ slice, isExpired }) => slice === 'S4' && !isExpired),
  },
  {
    code: 'INVALID_CODE',
    how: 'Claim a coupon whose id is none',
    where: 'not from the app',
    act: (steps) => steps.ask('claimCoupon', { coupon: 'x' }),
  },
  {
    code: 'NO_CLAIMABLE_COUPON',
    scenario: 'coupons',
    how: 'Claim a coupon that another tab has claimed',
    where: 'wheel, spin.error',
    act: async (steps) => {
      const act = claim(({ slice, isExpired }) => slice === 'S1' && !isExpired);
      const first = await act(steps);
      return first === '' ? act(steps) : first;
    },
  },
];

/** Every code, and how to get it without changing any source. A code may have several ways. */
export const codeRows: readonly CodeRow[] = [...accountRows, ...walletRows, ...rewardRows, ...loginRows];
