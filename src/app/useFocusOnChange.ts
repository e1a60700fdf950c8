import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path that was shown last; one for all layouts, because a way may lead from one into another. */
let shown: string | undefined;

/**
 * Moves focus to the main part and the page to its top when the path changes, as a page load would. The first page is
 * left to the browser.
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

/** Stories start each time as a first visit. */
export function forgetShownPath(): void {
  shown = undefined;
}
