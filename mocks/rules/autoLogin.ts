import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { activeAccount, game } from './game';
import { playRounds } from './gameRounds';
import { getGameLink } from './links';

/**
 * Returns a one-time link that logs the member in at a provider, and starts play. Refuses if the username or password
 * differs from the member's account at the provider.
 */
export function enterGame(
  mockState: MockState,
  member: MemberRow,
  code: string,
  username: string,
  password?: string,
): string {
  const account = activeAccount(mockState, member._id, code);
  if (account.username !== username) refuse('SLOT_NO_ACCOUNT');
  if (password !== undefined && account.password !== password) refuse('LOGIN_FAIL');
  playRounds(mockState, member._id, code);
  const address = `https://${code.toLowerCase()}.games.example/enter?ticket=${mockState.random.text(24)}`;
  return getGameLink(mockState, member._id, game(mockState, code), address);
}
