import { lazyView } from '@/i18n/lazyView';

/** The carousel brings its own library: it is fetched where there are several slides to show. */
export const LazyCarousel = lazyView(() => import('./Carousel').then((module) => module.Carousel));
