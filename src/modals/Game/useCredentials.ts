import { useCallback, useEffect, useState } from 'react';
import { getSlotAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';

/**
 * The credentials of a game account. After a reset the old ones are gone at once, and not shown again should the new
 * ones fail to arrive, whoever asks. Where there is no account after all, the wallet is read again: it says so, and one
 * can be opened.
 */
export function useCredentials(slotCode: string) {
  const read = useRead(getSlotAccount, { params: { slotCode } });
  const { error: failure, isLoading } = read;
  const cache = useReadCache();
  const [earlier] = useState(failure);
  // Why it failed before this account was shown counts for nothing while it is asked for anew.
  const error = isLoading && failure === earlier ? undefined : failure;

  useEffect(() => {
    if (error?.code === 'SLOT_NO_ACCOUNT') cache.renew(getWallet);
  }, [error, cache]);

  /** The password is, or may be, a new one. */
  const renew = useCallback(() => cache.forget(getSlotAccount, { params: { slotCode } }), [cache, slotCode]);

  return {
    ...read,
    /** Why there are none; undefined while they are on their way. */
    error,
    renew,
  };
}
