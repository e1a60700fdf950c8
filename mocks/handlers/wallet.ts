import { toBaht } from '@/lib/money';
import type { GameAccountRow } from '../db/rows';
import { getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { getAmount } from '../rules/amount';
import { announceDeposit } from '../rules/deposit';
import { activeAccount, game, gameAccount, getSlots, newPassword, openAccount } from '../rules/game';
import { takeGift } from '../rules/gift';
import { inviteAmount, invitePercents } from '../rules/invite';
import { getGameLink } from '../rules/links';
import { getBankAccount, getMemberProfile } from '../rules/member';
import { takeSlip } from '../rules/slip';
import { transfer, transferAll, transferMinimum } from '../rules/transfer';
import { withdraw } from '../rules/withdraw';
import type { HandlersOf } from './handler';

/** Returns `event` with the login form of UFABET, the only provider with one. Returns `{}` for other providers. */
const getForm = (mockState: MockState, { member, code, username, password }: GameAccountRow) =>
  code === 'UFABET'
    ? {
        event: {
          action: getGameLink(mockState, member, game(mockState, code), 'https://ufabet.games.example/login'),
          fields: { username, password, lang: 'th', state: 'kapao' },
        },
      }
    : {};

export const wallet = {
  getWallet: ({ mockState, member }) => ({
    profile: getMemberProfile(member),
    bankAccount: getBankAccount(member),
    wallet: { amount: toBaht(mockState.ledger.balance(getWalletAccount(member._id))) },
    invite: { amount: inviteAmount(mockState, member._id), ...invitePercents },
    slots: getSlots(mockState, member._id),
  }),
  // Provider balances come from the ledger, so they are always current and there is nothing to refresh.
  refreshSlots: () => ({ success: true }),
  activateSlot: ({ mockState, member, params: { slotCode } }) => {
    const { health } = game(mockState, slotCode);
    if (gameAccount(mockState, member._id, slotCode)?.isActive) refuse('SLOT_ALREADY_ACTIVE');
    if (health === 'activate fails') refuse('SLOT_ACTIVATE_FAIL');
    openAccount(mockState, member._id, slotCode);
    return { success: true };
  },
  getSlotAccount: ({ mockState, member, params: { slotCode } }) => {
    const account = activeAccount(mockState, member._id, slotCode);
    return { username: account.username, password: account.password, ...getForm(mockState, account) };
  },
  resetSlotPassword: ({ mockState, member, params: { slotCode } }) => {
    const account = activeAccount(mockState, member._id, slotCode);
    if (game(mockState, slotCode).health === 'reset fails') refuse('SLOT_RESET_PASSWORD_FAIL');
    mockState.db.gameAccount.patch(account._id, { password: newPassword(mockState) });
    return { success: true };
  },
  addMoney: ({ mockState, member, body }) => {
    const satang = getAmount(body.amount);
    if (satang < transferMinimum) refuse('TRANSFER_MINIMUM');
    announceDeposit(mockState, member._id, member.bankCode, satang);
    return { success: true };
  },
  transfer: ({ mockState, member, body }) => {
    transfer(mockState, member._id, body.from, body.to, getAmount(body.amount));
    return { success: true };
  },
  transferAll: ({ mockState, member, body }) => {
    transferAll(mockState, member._id, body.to);
    return { success: true };
  },
  withdraw: ({ mockState, member, body }) => {
    withdraw(mockState, member, getAmount(body.amount));
    return { success: true };
  },
  // Despite its name, this call has an amount in its body. Like `withdraw`, it takes money only from the main wallet.
  withdrawAll: ({ mockState, member, body }) => {
    withdraw(mockState, member, getAmount(body.amount));
    return { success: true };
  },
  uploadSlip: ({ mockState, member, file }) => {
    takeSlip(mockState, member, file);
    return { success: true };
  },
  sendTruelink: ({ mockState, member, body }) => {
    takeGift(mockState, member, body.link);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/wallet')>;
