import { lazyView } from '@/components/LazyView/lazyView';

/**
 * The carousel as a lazy component. The browser loads its code, including embla, only when a carousel first renders.
 */
export const LazyCarousel = lazyView(() => import('./Carousel').then((module) => module.Carousel));
