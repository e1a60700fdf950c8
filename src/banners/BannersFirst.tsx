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
  /** The modal itself: rendered, and its lists asked for, only once it is its turn. */
  children: ReactNode;
}

/**
 * One thing opens (invite, refund): the banners where there are some, and the modal once they are
 * closed; else the modal. Until that is known there is no dialog, only a sign over the page that something is under way.
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
