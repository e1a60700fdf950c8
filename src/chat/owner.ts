import { getProfile } from '@/api/account';
import { send } from '@/api/client';
import { ApiError } from '@/api/errors';

/** Whose conversation it is: a member's by their id, a guest's by one that was made here. */
export interface Owner {
  readonly kind: 'member' | 'guest';
  readonly id: string;
  readonly username?: string;
  readonly name?: string;
}

/** As the calls of the chat name an owner; a room is the prefix and this id. */
export const ownerFields = ({ kind, id }: Owner) => (kind === 'member' ? { userId: id } : { guestId: id });

/** `bytes` random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The member whose token is stored. Rejects with an `ApiError`. */
export async function memberOwner(signal: AbortSignal): Promise<Owner> {
  const { profile } = await send(getProfile, {}, { signal });
  // The chat of nobody: its room would be everybody's who has no id.
  if (!profile._id) throw new ApiError('malformed');
  return { kind: 'member', id: profile._id, username: profile.username, name: profile.name };
}
