import { lazyView } from '@/i18n/lazyView';

/** The carousel as a lazy component. The browser loads its code on first render, because the code imports embla. */
export const LazyCarousel = lazyView(() => import('./Carousel').then((module) => module.Carousel));
