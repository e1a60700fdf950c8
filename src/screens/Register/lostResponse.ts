import { login } from '@/api/calls/account';
import type { ApiError } from '@/api/client/errors';
import { sendCommand } from '@/api/commands/command';
import { phoneNumber } from '@/lib/phone';
import type { Draft } from './draft';

/**
 * Resolves to true if the visitor already is the member with this phone: the response of their registration was lost,
 * and their password logs in. The session of this login is not used.
 */
export async function isOwnMembership(failure: ApiError, draft: Draft, password: string): Promise<boolean> {
  const username = phoneNumber(draft.phone);
  if (failure.code !== 'EXISTING_USER' || draft.lostPhone !== username) return false;
  try {
    return (await sendCommand(login, { body: { username, password } })) !== undefined;
  } catch {
    return false;
  }
}
