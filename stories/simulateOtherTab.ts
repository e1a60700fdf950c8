import { localStore, prefixedKey, type StorageKey } from '@/device/storage';

/** Another tab keeps something, or removes it; this one hears of it as browsers tell. */
export function simulateOtherTab(key: StorageKey, value: string | null): void {
  if (value === null) localStore.remove(key);
  else localStore.set(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: prefixedKey(key), newValue: value }));
}
