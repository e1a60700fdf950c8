import { getProfile } from '@/api/calls/account';
import { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';

/** The owner of a conversation: a member with their id, or a guest with an id that this browser has created. */
export interface Owner {
  readonly kind: 'member' | 'guest';
  readonly id: string;
  readonly username?: string;
  readonly name?: string;
}

/** Returns the fields that name the owner in the chat's calls. A room's name is the prefix followed by this id. */
export const ownerFields = ({ kind, id }: Owner) => (kind === 'member' ? { userId: id } : { guestId: id });

/** Returns `bytes` random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const randomBytes = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the id of a conversation, the same in every tab and on every device of its owner. `session_id` begins with
 * this id.
 */
export function conversationId({ kind, id }: Owner): string {
  let hash = 0x811c9dc5;
  for (const sign of `${kind}:${id}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `k${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** Returns the member whose token is stored. Rejects with `ApiError` if the profile cannot be read or has no id. */
export async function memberOwner(signal: AbortSignal): Promise<Owner> {
  const { profile } = await readOnce(getProfile, {}, { signal });
  // If the server sent no id, all members without an id would share a room.
  if (!profile._id) throw new ApiError('malformed');
  return { kind: 'member', id: profile._id, username: profile.username, name: profile.name };
}
