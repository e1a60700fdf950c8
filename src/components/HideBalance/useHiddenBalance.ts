import { useState } from 'react';
import { localStore, storageKeys } from '@/device/storage';

/** Returns whether balances are hidden on this device, and a setter that stores the choice. */
export function useHiddenBalance(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => localStore.get(storageKeys.hideBalance) === '1');
  return [
    hidden,
    (next) => {
      localStore.set(storageKeys.hideBalance, next ? '1' : '0');
      setHidden(next);
    },
  ];
}
