import { toBaht } from '@/lib/money';
import { walletOf } from '../ledger/ledger';
import { refuse } from '../refusal';
import { activeAccount, game, gameAccount, openAccount, slotsOf } from '../rules/game';
import { bankAccountOf, inviteAmount, profileOf } from '../rules/member';
import type { HandlersOf } from './handler';

/** Percents of the invite bonus that a friend's success and failure at a condition bring. */
export const invitePercents = { success: 5, fail: 3 };

export const wallet = {
  getWallet: ({ world, member }) => ({
    profile: profileOf(member),
    bankAccount: bankAccountOf(member),
    wallet: { amount: toBaht(world.ledger.balance(walletOf(member._id))) },
    invite: { amount: inviteAmount(world, member._id), ...invitePercents },
    slots: slotsOf(world, member._id),
  }),
  // Balances at providers are read from the books, so they are never stale: there is nothing left to fetch.
  refreshSlots: () => ({ success: true }),
  activateSlot: ({ world, member, params: { slotCode } }) => {
    const { health } = game(world, slotCode);
    if (gameAccount(world, member._id, slotCode)?.isActive) refuse('SLOT_ALREADY_ACTIVE');
    if (health === 'activate fails') refuse('SLOT_ACTIVATE_FAIL');
    openAccount(world, member._id, slotCode);
    return { success: true };
  },
  getSlotAccount: ({ world, member, params: { slotCode } }) => {
    const { username, password } = activeAccount(world, member._id, slotCode);
    return { username, password };
  },
} satisfies Partial<HandlersOf<typeof import('@/api/wallet')>>;
