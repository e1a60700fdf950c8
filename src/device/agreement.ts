import { hashOf } from '@/lib/hash';
import { onReset } from '@/lib/resettable';
import { localStore, storageKeys } from './storage';

/** Returns a member's mark, a hash of their id, so that the device does not store the id itself. */
export const markOf = hashOf;

/** Returns the marks of members who accepted the user agreement on this device. */
function accepted(): string[] {
  return (localStore.get(storageKeys.agreement) ?? '').split(',').filter(Boolean);
}

export const hasAccepted = (memberId: string): boolean => memberId !== '' && accepted().includes(markOf(memberId));

/**
 * Returns whether any member has accepted the user agreement on this device. The current visitor may be that member.
 */
export const hasAnybodyAccepted = (): boolean => accepted().length > 0;

/** Stores that a member has accepted the user agreement. Keeps the last ten members of a shared phone. */
export function rememberAccepted(memberId: string): void {
  const own = markOf(memberId);
  const others = accepted().filter((mark) => mark !== own);
  localStore.set(storageKeys.agreement, [...others.slice(-9), own].join(','));
}

/** The number of the session (`sessionNumber`) in which a member accepted before their id was known. */
let acceptedUnnamed: number | undefined;
onReset(() => {
  acceptedUnnamed = undefined;
});

/** Records an acceptance by a member whose id is not known yet. `session` is the client's `sessionNumber`. */
export function acceptUnnamed(session: number): void {
  acceptedUnnamed = session;
}

export const hasAcceptedUnnamed = (session: number): boolean => acceptedUnnamed === session;

/** Stores an acceptance from earlier in this session, now that the member's id is known. */
export function nameAccepted(session: number, memberId: string): void {
  if (!hasAcceptedUnnamed(session)) return;
  acceptedUnnamed = undefined;
  rememberAccepted(memberId);
}
