import { autoLoginGames } from '../data/games';
import { gameOf } from '../ledger/ledger';
import { minute, second } from '../runtime/clock';
import type { World } from '../world';
import { addTurnover } from './bonusCondition';
import { gameAccount } from './game';
import { addInviteShare } from './invite';
import { move } from './statement';

/** Somebody who opened a game plays this long, a round every so often. */
const sitting = 10 * minute;
const roundTime = 30 * second;
/** A provider without a play-login never tells us that it was opened: play begins this long after money arrived. */
const walkIn = 5 * minute;

/** What a stake comes back as, in percent; the house keeps a little in the long run. */
const outcomes = [
  { weight: 46, percent: 0 },
  { weight: 22, percent: 50 },
  { weight: 18, percent: 150 },
  { weight: 11, percent: 250 },
  { weight: 3, percent: 600 },
] as const;

const codesWithLogin = new Set<string>(Object.values(autoLoginGames));

/** Money came to a game account: at providers that cannot be opened by a link, play begins by itself. */
export function seat(world: World, memberId: string, code: string): void {
  if (!codesWithLogin.has(code)) play(world, memberId, code, walkIn);
}

/** The member plays from now on; the clock brings the rounds. Opening a game again only sits down for longer. */
export function play(world: World, memberId: string, code: string, wait = 0): void {
  const account = gameAccount(world, memberId, code);
  if (!account) return;
  const start = world.clock.now() + wait;
  // Anything but 0 means that a round is already due.
  const isPlaying = account.playingUntil !== 0;
  world.db.gameAccount.patch(account._id, { playingUntil: start + sitting });
  if (!isPlaying) world.jobs.add(start + roundTime, 'game.round', account._id);
}

/** One round: a stake of up to a fifth of the balance, and its luck. Ends when the sitting or the money is over. */
export function playRound(world: World, accountId: string): void {
  const account = world.db.gameAccount.get(accountId);
  if (!account) return;
  const gameAccount = gameOf(account.member, account.code);
  const balance = world.ledger.balance(gameAccount);
  if (balance < 100 || world.clock.now() > account.playingUntil) {
    world.db.gameAccount.patch(accountId, { playingUntil: 0 });
    return;
  }
  const stake = Math.max(100, Math.floor((balance * world.random.int(2, 20)) / 10_000) * 100);
  const won = Math.round((stake * world.random.weighted(outcomes).percent) / 100);
  settleRound(world, account.member, account.code, stake, won);
  world.jobs.add(world.clock.now() + roundTime, 'game.round', accountId);
}

/** A round's result: the net goes between gameAccount and house, the stake counts towards conditions, both are remembered. */
export function settleRound(world: World, member: string, code: string, stake: number, won: number): void {
  const gameAccount = gameOf(member, code);
  const house = `world:house:${code}` as const;
  move(world, 'game.loss', gameAccount, house, stake - won);
  move(world, 'game.win', house, gameAccount, won - stake);
  addInviteShare(world, member, stake - won);
  addTurnover(world, member, stake);
  world.db.play.insert({ _id: world.ids.next(), member, code, stake, won, at: world.clock.now() });
}
