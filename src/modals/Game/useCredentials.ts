import { useCallback, useEffect, useState } from 'react';
import { getSlotAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';

/**
 * The credentials of a game account. A reset removes the old ones immediately. They never reappear, even if the new
 * ones fail to load. If the account does not exist, the wallet is reloaded, so that the member can open one.
 */
export function useCredentials(slotCode: string) {
  const read = useRead(getSlotAccount, { params: { slotCode } });
  const { error: failure, isLoading } = read;
  const cache = useReadCache();
  const [earlier] = useState(failure);
  // An error from before this account was shown is ignored while the credentials reload.
  const error = isLoading && failure === earlier ? undefined : failure;

  useEffect(() => {
    if (error?.code === 'SLOT_NO_ACCOUNT') cache.renew(getWallet);
  }, [error, cache]);

  /** Called when the password has changed or may have changed. */
  const renew = useCallback(() => cache.forget(getSlotAccount, { params: { slotCode } }), [cache, slotCode]);

  return {
    ...read,
    /** The error; undefined while the credentials are loading. */
    error,
    renew,
  };
}
