import { useEffect, useState } from 'react';
import type { Call } from '@/api/calls/call';
import type { Banner } from '@/api/calls/shapes';
import { useRead } from '@/api/client/useRead';

type BannersCall = Call<string, unknown, Banner[], 'read'>;

/** Banners that take longer than this (ms) are left out. */
const timeoutMs = 3000;

/**
 * Fetches the banners before invite and refund. If there are any, they are shown until closed; otherwise, or if they
 * fail, the modal opens immediately. The decision is final: late banners do not cover the modal.
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
