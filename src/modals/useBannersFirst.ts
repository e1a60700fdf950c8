import { useState } from 'react';
import type { Call } from '@/api/call';
import type { Banner } from '@/api/shapes';
import { useRead } from '@/api/useRead';

type BannersCall = Call<string, unknown, Banner[], 'read'>;

/**
 * Invite and refund first fetch banners (spec section 2): with some, they are shown until closed; without any, or when
 * they cannot be had, the modal itself comes at once.
 */
export function useBannersFirst(call: BannersCall) {
  const { data, isLoading } = useRead(call);
  const [seen, setSeen] = useState(false);
  const banners = data ?? [];
  return {
    banners,
    isLoading,
    showBanners: !seen && banners.length > 0,
    closeBanners: () => setSeen(true),
  };
}
