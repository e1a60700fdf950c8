import CryptoJS from 'crypto-js';
import type { CallName } from '@/api/calls/calls';
import { toBaht } from '@/lib/money';
import { getWalletAccount } from '../ledger/ledger';
import { somchai } from '../scenarios/people';
import type { CodeRow, Steps } from './codeRow';

const phone = somchai.username;

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

/** Codes of games, transfers, deposits and withdrawals. */
export const walletRows: readonly CodeRow[] = [
  {
    code: 'TRANSFER_MINIMUM',
    how: 'Send a transfer of less than 1 baht: the app refuses it itself',
    where: 'not from the app',
    act: transfer('WALLET', 'PG', 0.5),
  },
  {
    code: 'MONEY_NOT_ENOUGH',
    how: 'Type the whole main wallet into the transfer in two windows, then send both within five seconds',
    where: 'transfer, in a dialog',
    act: async (steps) => {
      const { mockState } = steps.backend;
      const member = mockState.db.member.by('username', phone)[0]?._id ?? '';
      const whole = transfer('WALLET', 'PG', toBaht(mockState.ledger.balance(getWalletAccount(member))));
      await whole(steps);
      return whole(steps);
    },
  },
  {
    code: 'TRANSFER_FAIL',
    how: 'Transfer an amount that ends in 44 satang, or to NAGA',
    where: 'transfer, in a dialog',
    act: transfer('WALLET', 'PG', 10.44),
  },
  {
    code: 'NO_GAME',
    how: 'Name a provider that does not exist',
    where: 'not from the app',
    act: transfer('WALLET', 'X', 10),
  },
  {
    code: 'SLOT_NO_ACCOUNT',
    how: 'Ask for the account of a game that is not open: the app offers to open it',
    where: 'not from the app',
    act: slot('getSlotAccount', 'IMI'),
  },
  {
    code: 'SLOT_ALREADY_ACTIVE',
    how: 'Open the account of a game that is not open yet in two tabs at once',
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
    how: 'Open ASKMEBET, reset its password in another tab, then play it in the first',
    where: 'game account',
    act: async (steps) => {
      await slot('activateSlot', 'ASKMEBET')(steps);
      const { mockState } = steps.backend;
      const member = mockState.db.member.by('username', phone)[0]?._id;
      const username = mockState.db.gameAccount.get(`${member}:ASKMEBET`)?.username ?? '';
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
    how: 'Ask for the QR of a provider that is not on: the app offers none',
    where: 'not from the app',
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
    how: 'Send a gift link for a wallet that is not on: the app offers none',
    where: 'not from the app',
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
    how: 'Upload the same picture twice',
    where: 'deposit, slip',
    act: async (steps) => {
      await slip(png)(steps);
      return slip(png)(steps);
    },
  },
  {
    code: 'SLIP_NO_FILE',
    how: 'Send the form without a file: the app has no button for it then',
    where: 'not from the app',
    act: (steps) => steps.ask('uploadSlip', {}),
  },
  {
    code: 'SLIP_INVALID_FILE',
    how: 'Send a text file that is named slip.png: the app refuses it itself',
    where: 'not from the app',
    act: slip('this is no picture at all'),
  },
];
