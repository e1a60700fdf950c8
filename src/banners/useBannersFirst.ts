import { useEffect, useState } from 'react';
import type { Call } from '@/api/calls/call';
import type { Banner } from '@/api/calls/shapes';
import { useRead } from '@/api/client/useRead';

type BannersCall = Call<string, unknown, Banner[], 'read'>;

/** The maximum wait for the banners, in ms. After this wait the modal opens without banners. */
const timeoutMs = 3000;

/**
 * Fetches the banners that precede the invite and refund modals. The banners stay until the member closes them. If
 * there are no banners or the request fails, the modal opens immediately. Banners that arrive after `timeoutMs` do not
 * cover the open modal.
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
