import { lazyView } from '@/i18n/lazyView';

/** The carousel, loaded when it is first rendered because it imports embla. */
export const LazyCarousel = lazyView(() => import('./Carousel').then((module) => module.Carousel));
