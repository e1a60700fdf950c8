import { minuteMs, secondMs } from '@/lib/time';
import { autoLoginGames } from '../data/games';
import { getGameAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { addTurnover } from './bonusCondition';
import { gameAccount } from './game';
import { addInviteShare } from './invite';
import { move } from './statement';

/** A member who opens a game plays up to this long (ms), one round every `roundTime` (ms). */
const sessionLength = 10 * minuteMs;
const roundTime = 30 * secondMs;
/**
 * A provider without auto-login does not report that it was opened, so play begins this long (ms) after money arrived.
 */
const startDelay = 5 * minuteMs;

/** Payouts in percent of the stake, by weight. On average members lose 16.5 % of their stakes. */
const outcomes = [
  { weight: 46, percent: 0 },
  { weight: 22, percent: 50 },
  { weight: 18, percent: 150 },
  { weight: 11, percent: 250 },
  { weight: 3, percent: 600 },
] as const;

const codesWithLogin = new Set<string>(Object.values(autoLoginGames));

/** Starts a play session `startDelay` ms after money has arrived, if the provider has no auto-login. */
export function startPlaySession(mockState: MockState, memberId: string, code: string): void {
  if (!codesWithLogin.has(code)) playRounds(mockState, memberId, code, startDelay);
}

/** Ends the member's play sessions: a member who moves money is in the wallet, not in a game. */
export function stopPlaying(mockState: MockState, memberId: string): void {
  const now = mockState.clock.now();
  for (const { _id, playingUntil } of mockState.db.gameAccount.by('member', memberId)) {
    if (playingUntil > now) mockState.db.gameAccount.patch(_id, { playingUntil: now });
  }
}

/**
 * Starts a play session after `wait` ms. Jobs of the mock's clock play its rounds. While a round is scheduled, another
 * call only changes the end of the session.
 */
export function playRounds(mockState: MockState, memberId: string, code: string, wait = 0): void {
  const account = gameAccount(mockState, memberId, code);
  if (!account) return;
  const start = mockState.clock.now() + wait;
  // Any other value than 0 means that a round is already scheduled.
  const isPlaying = account.playingUntil !== 0;
  mockState.db.gameAccount.patch(account._id, { playingUntil: start + sessionLength });
  if (!isPlaying) mockState.jobs.add(start + roundTime, 'game.round', account._id);
}

/**
 * Plays one round with a stake of up to a fifth of the balance, but at least 1 baht. Ends the session if its time is
 * over or less than 1 baht is left.
 */
export function playRound(mockState: MockState, accountId: string): void {
  const account = mockState.db.gameAccount.get(accountId);
  if (!account) return;
  const start = account.playingUntil - sessionLength;
  if (mockState.clock.now() < start) {
    // A later session has replaced the one that scheduled this round.
    mockState.jobs.add(start + roundTime, 'game.round', accountId);
    return;
  }
  const gameAccount = getGameAccount(account.member, account.code);
  const balance = mockState.ledger.balance(gameAccount);
  if (balance < 100 || mockState.clock.now() > account.playingUntil) {
    mockState.db.gameAccount.patch(accountId, { playingUntil: 0 });
    return;
  }
  const stake = Math.max(100, Math.floor((balance * mockState.random.int(2, 20)) / 10_000) * 100);
  const won = Math.round((stake * mockState.random.weighted(outcomes).percent) / 100);
  settleRound(mockState, account.member, account.code, stake, won);
  mockState.jobs.add(mockState.clock.now() + roundTime, 'game.round', accountId);
}

/**
 * Books a round: moves the net result between game account and house, adds the invite share and the turnover, and
 * records the round.
 */
export function settleRound(mockState: MockState, member: string, code: string, stake: number, won: number): void {
  const gameAccount = getGameAccount(member, code);
  const house = `world:house:${code}` as const;
  move(mockState, 'game.loss', gameAccount, house, stake - won);
  move(mockState, 'game.win', house, gameAccount, won - stake);
  addInviteShare(mockState, member, stake - won);
  addTurnover(mockState, member, stake);
  mockState.db.play.insert({ _id: mockState.ids.next(), member, code, stake, won, at: mockState.clock.now() });
}
