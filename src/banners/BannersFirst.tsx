import type { ReactNode } from 'react';
import type { Call } from '@/api/calls/call';
import type { Banner } from '@/api/calls/shapes';
import { Loader } from '@/components/Loader/Loader';
import { BannerDialog } from './BannerDialog';
import * as css from './BannersFirst.css';
import { useBannersFirst } from './useBannersFirst';

interface BannersFirstProps {
  call: Call<string, unknown, Banner[], 'read'>;
  title: string;
  /**
   * The modal. It mounts and requests its data after the member has closed the banners, or when there are no banners to
   * show.
   */
  children: ReactNode;
}

/**
 * Shows the banners, if there are any, and then the modal (invite, refund). While the banners load, shows only a loader
 * over the page.
 */
export function BannersFirst({ call, title, children }: BannersFirstProps) {
  const { banners, isLoading, showBanners, closeBanners } = useBannersFirst(call);
  if (isLoading) {
    return (
      <div className={css.wait}>
        <Loader cover />
      </div>
    );
  }
  return showBanners ? <BannerDialog title={title} banners={banners} onClose={closeBanners} /> : children;
}
