import { localStore, onStorageChange, sessionStore, storageKeys } from '@/device/storage';
import { type Owner, randomHex } from './owner';
import { isLapsed } from './storage';

const endings = new Set<() => void>();

/** Ends the guest's conversation on this device, in every tab: who comes next is another guest. The team keeps it. */
export function endGuest(): void {
  localStore.remove(storageKeys.guestId);
  localStore.remove(storageKeys.chatGuest);
  sessionStore.remove(storageKeys.chatPanel);
  for (const listener of [...endings]) listener();
}

/** Calls back when the guest's conversation has ended, here or in another tab. */
export function followGuest(listener: () => void): () => void {
  endings.add(listener);
  const stop = onStorageChange([storageKeys.guestId], (id) => id === null && listener());
  return () => {
    endings.delete(listener);
    stop();
  };
}

/**
 * The guest id of this browser, stored; for this page alone where nothing can be. Another one after
 * each login, a day without a message, and when the conversation was ended: phones are shared.
 */
export function guestOwner(): Owner {
  if (isLapsed()) endGuest();
  const stored = localStore.get(storageKeys.guestId) ?? '';
  const id = /^[\w-]{8,100}$/.test(stored) ? stored : randomHex(16);
  if (id !== stored) localStore.set(storageKeys.guestId, id);
  return { kind: 'guest', id };
}
