import { useEffect, useState } from 'react';
import type { Call } from '@/api/calls/call';
import type { Banner } from '@/api/calls/shapes';
import { useRead } from '@/api/client/useRead';

type BannersCall = Call<string, unknown, Banner[], 'read'>;

/** Banners that take longer are left out: nobody waits for pictures. */
const timeoutMs = 3000;

/**
 * Invite and refund first fetch banners: with some, they are shown until closed; without any, or when
 * they cannot be had, the modal itself comes at once. Decided once: what comes later does not push in front.
 */
export function useBannersFirst(call: BannersCall) {
  const { data, error } = useRead(call);
  const [shown, setShown] = useState<'wait' | 'banners' | 'modal'>('wait');
  const hasBanners = data && data.length > 0;
  const isKnown = data !== undefined || error !== undefined;
  if (shown === 'wait' && isKnown) setShown(hasBanners ? 'banners' : 'modal');

  useEffect(() => {
    if (shown !== 'wait') return;
    const timer = setTimeout(() => setShown('modal'), timeoutMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    banners: data ?? [],
    isLoading: shown === 'wait',
    showBanners: shown === 'banners',
    closeBanners: () => setShown('modal'),
  };
}
