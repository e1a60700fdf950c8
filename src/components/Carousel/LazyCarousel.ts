import { lazyView } from '@/i18n/lazyView';

/** The carousel brings its own library, so it is loaded only when there are several slides. */
export const LazyCarousel = lazyView(() => import('./Carousel').then((module) => module.Carousel));
