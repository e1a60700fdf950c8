import type { Answer } from '@/api/calls/call';
import type { calls } from '@/api/calls/calls';
import { toBaht } from '@/lib/money';
import type { GameAccountRow, GameRow } from '../db/rows';
import { gameOf } from '../ledger/ledger';
import { refuse } from '../refusal';
import type { World } from '../world';

type GameAccount = Answer<typeof calls.getWallet>['slots'][number];

const idOf = (memberId: string, code: string) => `${memberId}:${code}`;

/** The member's account at a provider; undefined when there has never been one. */
export const gameAccount = (world: World, memberId: string, code: string): GameAccountRow | undefined =>
  world.db.gameAccount.get(idOf(memberId, code));

/** A provider, or NO_GAME. */
export const game = (world: World, code: string): GameRow => world.db.game.get(code) ?? refuse('NO_GAME');

/** The member's active account at a provider, or NO_GAME / SLOT_NO_ACCOUNT. */
export function activeAccount(world: World, memberId: string, code: string): GameAccountRow {
  game(world, code);
  const account = gameAccount(world, memberId, code);
  return account?.isActive ? account : refuse('SLOT_NO_ACCOUNT');
}

/** Opens an account at a provider, with credentials as providers make them. */
export function openAccount(world: World, memberId: string, code: string): GameAccountRow {
  return world.db.gameAccount.insert({
    _id: idOf(memberId, code),
    member: memberId,
    code,
    isActive: true,
    username: `${code.toLowerCase().slice(0, 4)}${world.random.text(8, '0123456789')}`,
    password: newPassword(world),
  });
}

/** No letters that are read as others. */
export const newPassword = (world: World): string =>
  `${world.random.text(1, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${world.random.text(5, 'abcdefghijkmnpqrstuvwxyz')}${world.random.text(4, '23456789')}`;

/** Active accounts, in the order they were opened. */
export const activeAccounts = (world: World, memberId: string): GameAccountRow[] =>
  world.db.gameAccount.by('member', memberId).filter((account) => account.isActive);

/** Every provider with this member's account at it, as the wallet shows them. */
export function slotsOf(world: World, memberId: string): GameAccount[] {
  return world.db.game.all().map((game) => ({
    code: game._id,
    name: game.name,
    logo: game.logo,
    background: game.background,
    category: game.category,
    isActive: gameAccount(world, memberId, game._id)?.isActive ?? false,
    amount: toBaht(world.ledger.balance(gameOf(memberId, game._id))),
    ftWalletSlot: game.ftWalletSlot,
    web: game.web,
    android: game.android,
    ios: game.ios,
  }));
}
