import { localStore, storageKeys } from './storage';

/** Members who accepted the user agreement on this device (spec section 3, stored locally). */
function accepted(): string[] {
  return (localStore.get(storageKeys.agreement) ?? '').split(',').filter(Boolean);
}

export const hasAccepted = (memberId: string): boolean => accepted().includes(memberId);

/** Whether anybody has accepted it on this device: whoever it is, it may be them. */
export const hasAnybodyAccepted = (): boolean => accepted().length > 0;

/** Remembers the last few members of a shared phone. */
export function rememberAccepted(memberId: string): void {
  const others = accepted().filter((id) => id !== memberId);
  localStore.set(storageKeys.agreement, [...others.slice(-9), memberId].join(','));
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
