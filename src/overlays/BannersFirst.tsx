import type { ReactNode } from 'react';
import type { Call } from '@/api/calls/call';
import type { BannerContent } from '@/api/calls/shapes';
import { Dialog } from '@/components/Dialog/Dialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { BannerDialog } from './BannerDialog';
import { useBannersFirst } from './useBannersFirst';

interface BannersFirstProps {
  call: Call<string, unknown, BannerContent[], 'read'>;
  title: string;
  onClose: () => void;
  /**
   * The modal. It mounts and requests its data after the member has closed the banners, or when there are no banners to
   * show.
   */
  children: ReactNode;
}

/**
 * Shows the banners, if there are any, and then the modal (invite, refund). While the banners load, shows the modal's
 * title and a skeleton.
 */
export function BannersFirst({ call, title, onClose, children }: BannersFirstProps) {
  const { banners, isLoading, showBanners, closeBanners } = useBannersFirst(call);
  if (isLoading) {
    return (
      <Dialog open title={title} onClose={onClose}>
        <SkeletonText lines={6} />
      </Dialog>
    );
  }
  return showBanners ? <BannerDialog title={title} banners={banners} onClose={closeBanners} /> : children;
}
