import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onReset } from '@/lib/resettable';

/** The path that was shown last. All layouts share it, because navigation may change the layout. */
let lastPath: string | undefined;
onReset(() => {
  lastPath = undefined;
});

/** Moves the focus to the page's heading, so that screen readers say the page's name. Returns false if it has none yet. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the heading in `main` and scrolls to the top when the path changes, as a page load would. The focus
 * stays where it is until the heading's code has arrived, and follows the heading of a loading page to the one with the
 * data. Leaves the first page's focus and scroll position to the browser.
 */
export function useFocusOnChange(ref: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = lastPath === undefined;
    const main = ref.current;
    if (lastPath === pathname || !main) return;
    lastPath = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    let focused = document.activeElement;
    let heading: Element | null = null;
    const follow = () => {
      const { activeElement } = document;
      // A member who has moved the focus meanwhile keeps it.
      if (activeElement !== focused && activeElement !== document.body) observer.disconnect();
      else if (!heading?.isConnected && focusHeading(main)) focused = heading = document.activeElement;
    };
    const observer = new MutationObserver(follow);
    follow();
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, ref]);
}
