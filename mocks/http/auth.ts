import { dayMs } from '@/lib/time';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';

/** Lifetime of a token in ms, by the mock's clock. */
const tokenLife = dayMs;

/** Logs a member in and returns the new token. */
export function issueToken(mockState: MockState, member: MemberRow): string {
  const token = mockState.random.text(40, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789');
  mockState.db.session.insert({ _id: token, member: member._id, issuedAt: mockState.clock.now() });
  return token;
}

const bearer = (request: Request) => /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Returns the member of a token, or refuses: 401 invalid-token, 401 EXPIRED_AUTH_TOKEN, 403 INACTIVE_USER. */
export function getMember(mockState: MockState, token: string): MemberRow {
  const session = mockState.db.session.get(token);
  const member = session && mockState.db.member.get(session.member);
  if (!session || !member) return refuse('invalid-token');
  if (mockState.clock.now() - session.issuedAt >= tokenLife) refuse('EXPIRED_AUTH_TOKEN');
  if (!member.isActive) refuse('INACTIVE_USER');
  return member;
}

/** Returns the member of the request's token, or refuses as `getMember` does. */
export const authenticate = (mockState: MockState, request: Request): MemberRow =>
  getMember(mockState, bearer(request) ?? '');

/**
 * Returns the member of the request's token, or undefined (a guest) for a request without a token. Refuses an invalid
 * token.
 */
export function authenticateIfTokenSent(mockState: MockState, request: Request): MemberRow | undefined {
  return bearer(request) === undefined ? undefined : authenticate(mockState, request);
}
