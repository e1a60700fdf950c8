import { localStore, onStorageChange, sessionStore, storageKeys } from '@/device/storage';
import { createListeners } from '@/lib/store';
import { type Owner, randomHex } from './owner';
import { isLapsed } from './storage';

const endings = createListeners();

/**
 * Ends the guest's conversation on this device, in every tab: the next visitor is another guest. The team keeps the
 * conversation.
 */
export function endGuest(): void {
  localStore.remove(storageKeys.guestId);
  localStore.remove(storageKeys.chatGuest);
  sessionStore.remove(storageKeys.chatPanel);
  endings.notify();
}

/** Subscribes to the end of the guest's conversation, here or in another tab. Returns the unsubscribe function. */
export function followGuest(listener: () => void): () => void {
  const unsubscribe = endings.subscribe(listener);
  const stop = onStorageChange([storageKeys.guestId], (id) => id === null && listener());
  return () => {
    unsubscribe();
    stop();
  };
}

/**
 * Returns this browser's guest, and stores the guest's id. Without storage the id is valid for this page only. Phones
 * are shared, so the id changes after a login and after the end of the conversation. The id also changes after 24 hours
 * in which the guest sent no message and read no reply.
 */
export function guestOwner(): Owner {
  if (isLapsed()) endGuest();
  const stored = localStore.get(storageKeys.guestId) ?? '';
  const id = /^[\w-]{8,100}$/.test(stored) ? stored : randomHex(16);
  if (id !== stored) localStore.set(storageKeys.guestId, id);
  return { kind: 'guest', id };
}
