import { Suspense } from 'react';
import type { BannerContent } from '@/api/calls/shapes';
import { LazyCarousel } from '@/components/Carousel/LazyCarousel';
import { Image } from '@/components/Image/Image';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import * as css from './BonusModal.css';

/** The maximum number of banners, which is also the maximum of a carousel. */
const maxBanners = 6;

/** The banners of a bonus with their texts, at most six. Two or more banners form a carousel. */
export function BonusBanners({ banners, label }: { banners: readonly BannerContent[]; label: string }) {
  const slides = banners.slice(0, maxBanners).map((banner, index) => ({
    id: index,
    content: <BannerView banner={banner} first={index === 0} />,
  }));
  if (slides.length < 2) return slides[0]?.content;
  return (
    <Suspense fallback={<Skeleton shape="picture" />}>
      <LazyCarousel slides={slides} label={label} />
    </Suspense>
  );
}

function BannerView({ banner: { image, html }, first }: { banner: BannerContent; first: boolean }) {
  return (
    <div className={first ? `${css.banner} ${css.titled}` : css.banner}>
      {image ? <Image src={image} alt="" ratio="banner" fit="cover" corners="lg" eager={first} /> : null}
      {html ? <SanitizedHtml html={html} /> : null}
    </div>
  );
}
