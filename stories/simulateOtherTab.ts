import { localStore, prefixedKey, type StorageKey } from '@/device/storage';

/** Simulates another tab that stores or removes a value; this tab receives the `storage` event. */
export function simulateOtherTab(key: StorageKey, value: string | null): void {
  if (value === null) localStore.remove(key);
  else localStore.set(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: prefixedKey(key), newValue: value }));
}
