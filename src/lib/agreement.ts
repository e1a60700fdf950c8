import { localStore, storageKeys } from './storage';

/** Members who accepted the user agreement on this device (spec section 3, stored locally). */
function accepted(): string[] {
  return (localStore.get(storageKeys.agreement) ?? '').split(',').filter(Boolean);
}

export const hasAccepted = (memberId: string): boolean => accepted().includes(memberId);

/** Remembers the last few members of a shared phone. */
export function rememberAccepted(memberId: string): void {
  const others = accepted().filter((id) => id !== memberId);
  localStore.set(storageKeys.agreement, [...others.slice(-9), memberId].join(','));
}
