import { useCallback, useState } from 'react';
import { useRead } from '@/api/useRead';
import { getSlotAccount } from '@/api/wallet';

/**
 * The credentials of a game account. After a reset the old ones are gone at once, and not shown again should the new
 * ones fail to arrive.
 */
export function useCredentials(slotCode: string) {
  const { data, error, isLoading, reload } = useRead(getSlotAccount, { params: { slotCode } });
  const [isOutdated, setOutdated] = useState(false);
  const [isReloading, setReloading] = useState(false);

  const reloadAll = useCallback(async () => {
    setReloading(true);
    const isFresh = await reload();
    setReloading(false);
    if (isFresh) setOutdated(false);
  }, [reload]);
  const renew = useCallback(() => {
    setOutdated(true);
    void reloadAll();
  }, [reloadAll]);

  return {
    credentials: isOutdated ? undefined : data,
    /** Why there are none; undefined while they are on their way. */
    error: isReloading && isOutdated ? undefined : error,
    isLoading: isLoading || isReloading,
    reload: () => void reloadAll(),
    /** The password is, or may be, a new one. */
    renew,
  };
}
