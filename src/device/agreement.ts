import { localStore, storageKeys } from './storage';

/**
 * A mark of a member: the same each time, and short, so that many members share it and none is found by it. What stays on
 * a shared phone must not say who was here.
 */
export function markOf(memberId: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < memberId.length; at += 1) hash = Math.imul(hash ^ memberId.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(36);
}

/** Marks of members who accepted the user agreement on this device. */
function accepted(): string[] {
  return (localStore.get(storageKeys.agreement) ?? '').split(',').filter(Boolean);
}

export const hasAccepted = (memberId: string): boolean => memberId !== '' && accepted().includes(markOf(memberId));

/** Whether anybody has accepted it on this device: whoever it is, it may be them. */
export const hasAnybodyAccepted = (): boolean => accepted().length > 0;

/** Remembers the last few members of a shared phone. */
export function rememberAccepted(memberId: string): void {
  const own = markOf(memberId);
  // Another format than a mark's is an older version's: those were members' ids.
  const others = accepted().filter((mark) => mark !== own && mark.length <= 4);
  localStore.set(storageKeys.agreement, [...others.slice(-9), own].join(','));
}

/** The session in which somebody has accepted it before it was known who they are. */
let acceptedUnnamed: number | undefined;

/** Accepted by a member whose id is not known yet; `session` tells them from others who use this page. */
export function acceptUnnamed(session: number): void {
  acceptedUnnamed = session;
}

export const hasAcceptedUnnamed = (session: number): boolean => acceptedUnnamed === session;

/** Now it is known who they are: whatever this session has accepted is theirs. */
export function nameAccepted(session: number, memberId: string): void {
  if (!hasAcceptedUnnamed(session)) return;
  acceptedUnnamed = undefined;
  rememberAccepted(memberId);
}
