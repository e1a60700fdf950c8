import { useEffect, useState } from 'react';
import type { Call } from '@/api/calls/call';
import type { BannerContent } from '@/api/calls/shapes';
import { useRead } from '@/api/client/useRead';
import { isLightPicture } from '@/components/Image/lightPicture';
import { plainText } from '@/components/SanitizedHtml/plainText';

type BannersCall = Call<string, unknown, BannerContent[], 'read'>;

/** The maximum wait for the banners, in ms. After this wait the modal opens without banners. */
const timeoutMs = 3000;

/** Resolves to whether the picture loads. */
const canLoad = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });

/** Returns whether a banner shows anything: words, or a picture that loads. */
const isVisible = async ({ image, html }: BannerContent): Promise<boolean> =>
  plainText(html) !== '' || /<img\b/i.test(html) || (image !== '' && (await isLightPicture(image)) && canLoad(image));

/**
 * Fetches the banners that precede the invite and refund modals. The banners stay until the member closes them. If
 * there are no banners or the request fails, the modal opens immediately. Banners without words whose picture does not
 * load are left out. Banners that arrive after `timeoutMs` do not cover the open modal.
 */
export function useBannersFirst(call: BannersCall) {
  const { data, error } = useRead(call);
  const [phase, setPhase] = useState<'wait' | 'banners' | 'modal'>('wait');
  const [banners, setBanners] = useState<BannerContent[]>();
  const isKnown = banners !== undefined || (error !== undefined && data === undefined);
  if (phase === 'wait' && isKnown) setPhase(banners?.length ? 'banners' : 'modal');

  useEffect(() => {
    if (!data) return;
    let isOver = false;
    void Promise.all(data.map(isVisible)).then((visible) => {
      if (!isOver) setBanners(data.filter((_, index) => visible[index]));
    });
    return () => {
      isOver = true;
    };
  }, [data]);

  useEffect(() => {
    if (phase !== 'wait') return;
    const timer = setTimeout(() => setPhase('modal'), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    banners: banners ?? [],
    isLoading: phase === 'wait',
    showBanners: phase === 'banners',
    closeBanners: () => setPhase('modal'),
  };
}
