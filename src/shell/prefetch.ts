import { preloadMember, preloadPath } from '@/app/preload';
import { publicPageAt } from '@/app/publicPages';
import { prefersReducedData } from '@/device/prefersReducedData';
import { whenIdle } from '@/device/whenIdle';
import { isMemberPath } from '@/lib/paths';

/** A prefetch that fails is no failure: what did not come is asked for again when it is really wanted. */
const quietly = (fetching: Promise<unknown>) => void fetching.catch(() => {});

function prefetchNext(): void {
  if (prefersReducedData()) return;
  for (const path of publicPageAt(window.location.pathname).next ?? []) {
    // Ahead of the login, which leads there.
    quietly(isMemberPath(path) ? preloadMember(path) : preloadPath(path));
  }
}

function prefetchLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link && !prefersReducedData()) quietly(preloadPath(new URL(link.href).pathname));
}

/** Fetches the next likely page while nothing else is going on, and any page of the site once its link is touched. */
export function startPrefetching(): void {
  whenIdle(prefetchNext);
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetchLink, { passive: true });
  }
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', () => whenIdle(prefetchNext));
}
