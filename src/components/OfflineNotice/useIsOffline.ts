import { useSyncExternalStore } from 'react';
import { isOffline, onOfflineChange } from '@/device/online';

/** Returns true while the device is offline. */
export const useIsOffline = (): boolean => useSyncExternalStore(onOfflineChange, isOffline, () => false);
