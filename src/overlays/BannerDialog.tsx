import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerContent } from '@/api/calls/shapes';
import { Button } from '@/components/Button/Button';
import { LazyCarousel } from '@/components/Carousel/LazyCarousel';
import { Dialog } from '@/components/Dialog/Dialog';
import { Image } from '@/components/Image/Image';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { Skeleton } from '@/components/Skeleton/Skeleton';

interface BannerDialogProps {
  title: string;
  banners: readonly BannerContent[];
  onClose: () => void;
}

/**
 * Shows the banners as a carousel in a dialog. When the member closes the dialog, `BannersFirst` shows the requested
 * modal.
 */
export function BannerDialog({ title, banners, onClose }: BannerDialogProps) {
  const { t } = useTranslation();
  const slides = banners.map(({ image, html }, index) => ({
    id: index,
    content: (
      <>
        <Image src={image} alt="" ratio="banner" fit="cover" corners="lg" eager={index === 0} />
        {html ? <SanitizedHtml html={html} /> : null}
      </>
    ),
  }));
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button fullWidth onClick={onClose}>
          {t('next')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="picture" />}>
        <LazyCarousel slides={slides} label={title} />
      </Suspense>
    </Dialog>
  );
}
