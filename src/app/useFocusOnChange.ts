import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path that was shown last. All layouts share it, because navigation may change the layout. */
let shown: string | undefined;

/**
 * Moves the focus to `main` and scrolls to the top when the path changes, as a page load would. Leaves the first page's
 * focus and scroll position to the browser.
 */
export function useFocusOnChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Resets the state for the next story, which starts as a first visit. */
export function forgetShownPath(): void {
  shown = undefined;
}
