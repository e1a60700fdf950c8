import type { ResponseOf } from '@/api/calls/call';
import type { calls } from '@/api/calls/calls';
import { toBaht } from '@/lib/money';
import type { GameAccountRow, GameRow } from '../db/rows';
import { getGameAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { getGameLink } from './links';

type GameAccount = ResponseOf<typeof calls.getWallet>['slots'][number];

const getId = (memberId: string, code: string) => `${memberId}:${code}`;

/** Returns the member's account at a provider; undefined if the member has never had one. */
export const gameAccount = (mockState: MockState, memberId: string, code: string): GameAccountRow | undefined =>
  mockState.db.gameAccount.get(getId(memberId, code));

/** Returns a provider, or refuses with NO_GAME. */
export const game = (mockState: MockState, code: string): GameRow => mockState.db.game.get(code) ?? refuse('NO_GAME');

/** Returns the member's active account at a provider, or refuses with NO_GAME or SLOT_NO_ACCOUNT. */
export function activeAccount(mockState: MockState, memberId: string, code: string): GameAccountRow {
  game(mockState, code);
  const account = gameAccount(mockState, memberId, code);
  return account?.isActive ? account : refuse('SLOT_NO_ACCOUNT');
}

/** Opens an account at a provider, with realistic credentials. */
export function openAccount(mockState: MockState, memberId: string, code: string): GameAccountRow {
  return mockState.db.gameAccount.insert({
    _id: getId(memberId, code),
    member: memberId,
    code,
    isActive: true,
    username: `${code.toLowerCase().slice(0, 4)}${mockState.random.text(8, '0123456789')}`,
    password: newPassword(mockState),
  });
}

/** Returns a random password without letters and digits that look alike. */
export const newPassword = (mockState: MockState): string =>
  `${mockState.random.text(1, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${mockState.random.text(5, 'abcdefghijkmnpqrstuvwxyz')}${mockState.random.text(4, '23456789')}`;

/** Returns the active accounts in the order in which they were opened. */
export const activeAccounts = (mockState: MockState, memberId: string): GameAccountRow[] =>
  mockState.db.gameAccount.by('member', memberId).filter((account) => account.isActive);

/** Returns every provider with this member's account, as `getWallet` sends them. */
export function getSlots(mockState: MockState, memberId: string): GameAccount[] {
  const active = new Set(activeAccounts(mockState, memberId).map(({ code }) => code));
  return mockState.db.game.all().map((game) => {
    const getLink = (address: string | null) => address && getGameLink(mockState, memberId, game, address);
    return {
      code: game._id,
      name: game.name,
      logo: game.logo,
      background: game.background,
      category: game.category,
      isActive: active.has(game._id),
      amount: toBaht(mockState.ledger.balance(getGameAccount(memberId, game._id))),
      ftWalletSlot: game.ftWalletSlot,
      web: getLink(game.web),
      android: getLink(game.android),
      ios: getLink(game.ios),
    };
  });
}
