import { useLayoutEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Sets the dark theme on home and its overlays. When the member leaves home, removes this theme, so that the next page
 * follows the device's theme.
 */
export function useHomeTheme(): void {
  const isHome = useMatch(paths.home) !== null;
  useLayoutEffect(() => {
    if (!isHome) return;
    document.documentElement.dataset.theme = 'dark';
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [isHome]);
}
