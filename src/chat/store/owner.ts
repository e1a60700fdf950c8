import { getProfile } from '@/api/calls/account';
import { send } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';

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

/** One value for a conversation, in every tab and on every device of whose it is: its `session_id`, before the message's part. */
export function conversationId({ kind, id }: Owner): string {
  let hash = 0x811c9dc5;
  for (const sign of `${kind}:${id}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `k${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** The member whose token is stored. Rejects with an `ApiError`. */
export async function memberOwner(signal: AbortSignal): Promise<Owner> {
  const { profile } = await send(getProfile, {}, { signal });
  // The chat of nobody: its room would be everybody's who has no id.
  if (!profile._id) throw new ApiError('malformed');
  return { kind: 'member', id: profile._id, username: profile.username, name: profile.name };
}
