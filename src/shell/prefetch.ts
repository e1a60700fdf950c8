import { preloadMember, preloadPath } from '@/app/preload';
import { publicPageAt } from '@/app/publicPages';
import { prefersReducedData } from '@/device/prefersReducedData';
import { whenIdle } from '@/device/whenIdle';
import { isMemberPath } from '@/lib/paths';

/** Ignores failures of a prefetch, because the browser requests the file again when a page needs it. */
const quietly = (fetching: Promise<unknown>) => void fetching.catch(() => {});

function prefetchNext(): void {
  if (prefersReducedData()) return;
  for (const path of publicPageAt(window.location.pathname).next ?? []) {
    // Prefetch a member's page even before the login, because the login leads to it.
    quietly(isMemberPath(path) ? preloadMember(path) : preloadPath(path));
  }
}

function prefetchLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link && !prefersReducedData()) quietly(preloadPath(new URL(link.href).pathname));
}

/**
 * Prefetches the page's `next` paths when the browser is idle. Browsers with the Navigation API do so again after each
 * navigation. Prefetches any other page once its link is hovered, touched or focused. Does neither if the user prefers
 * reduced data.
 */
export function startPrefetching(): void {
  whenIdle(prefetchNext);
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetchLink, { passive: true });
  }
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', () => whenIdle(prefetchNext));
}
