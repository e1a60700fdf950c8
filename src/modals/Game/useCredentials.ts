import { useCallback, useEffect, useState } from 'react';
import { getSlotAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';

/**
 * Returns the credentials of a game account. A password reset removes the old credentials immediately, and they do not
 * reappear if the new credentials fail to load. If the account does not exist, reloads the wallet, so that the member
 * can open an account.
 */
export function useCredentials(slotCode: string) {
  const read = useRead(getSlotAccount, { params: { slotCode } });
  const { error: failure, isLoading } = read;
  const cache = useReadCache();
  const [earlier] = useState(failure);
  // While the credentials load again, ignore an error from before this account was shown.
  const error = isLoading && failure === earlier ? undefined : failure;

  useEffect(() => {
    if (error?.code === 'SLOT_NO_ACCOUNT') cache.renew(getWallet);
  }, [error, cache]);

  /** Reloads the credentials. Called when the password has changed or may have changed. */
  const renew = useCallback(() => cache.forget(getSlotAccount, { params: { slotCode } }), [cache, slotCode]);

  return {
    ...read,
    /** The error of the last request; undefined while an earlier error is ignored. */
    error,
    renew,
  };
}
