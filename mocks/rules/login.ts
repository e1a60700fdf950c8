import { minuteMs } from '@/lib/time';
import type { MemberRow, PhoneRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { loginSentinels } from '../sentinels';
import { memberByPhone } from './member';

/** The number of consecutive login failures that locks a phone, and how long the lock lasts, in ms. */
const loginFailures = 5;
const loginWait = 15 * minuteMs;

/** Returns the row of a phone, and creates it on first use. */
export const phoneRow = (mockState: MockState, phone: string): PhoneRow =>
  mockState.db.phone.get(phone) ?? mockState.db.phone.insert({ _id: phone });

/**
 * Returns the member who may log in, or refuses with the reason. Five failures in a row lock the phone for 15 minutes
 * by the mock's clock.
 */
export function checkLogin(mockState: MockState, username: string, password: string): MemberRow {
  if (username === '' || password === '') refuse('KEY_MISSING');
  const sentinel = loginSentinels[username];
  if (sentinel) refuse(sentinel);
  if (!/^\d{9,11}$/.test(username)) refuse('WRONG_CREDENTIAL');

  const phone = phoneRow(mockState, username);
  if (phone.loginBlockedUntil > mockState.clock.now()) refuse('REQUEST_LIMIT');
  const member = memberByPhone(mockState, username);
  if (member?.password !== password) {
    const failures = phone.loginFailures + 1;
    mockState.db.phone.patch(phone._id, {
      loginFailures: failures % loginFailures,
      loginBlockedUntil: failures >= loginFailures ? mockState.clock.now() + loginWait : 0,
    });
    return refuse(member ? 'WRONG_PASSWORD' : 'NO_USER');
  }
  if (phone.loginFailures > 0) mockState.db.phone.patch(phone._id, { loginFailures: 0 });
  return member.isActive ? member : refuse('INACTIVE_USER');
}
