import { login } from '@/api/calls/account';
import type { ApiError } from '@/api/client/errors';
import { runCommand } from '@/api/commands/command';
import { phoneNumber } from '@/lib/phone';
import type { Draft } from './draft';

/**
 * Returns true if the existing member with this phone is the visitor: their registration's response was lost, and the
 * password logs in. The session of that login is not used.
 */
export async function isOwn(failure: ApiError, draft: Draft, password: string): Promise<boolean> {
  const username = phoneNumber(draft.phone);
  if (failure.code !== 'EXISTING_USER' || draft.lostPhone !== username) return false;
  try {
    return (await runCommand(login, { body: { username, password } })) !== undefined;
  } catch {
    return false;
  }
}
