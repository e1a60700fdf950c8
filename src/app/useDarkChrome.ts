import { useEffect } from 'react';

/**
 * Gives the browser's own bars the colour of the dark top bar while a member's page is shown, and restores the page's
 * colours afterwards.
 */
export function useDarkChrome(): void {
  // After the paint: a layout effect would compute the styles of the whole page, which home's theme then changes.
  useEffect(() => {
    const bar = document.querySelector('header[data-theme="dark"]');
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = metas.map(({ content }) => content);
    for (const meta of metas) if (bar) meta.content = getComputedStyle(bar).backgroundColor;
    return () => {
      for (const [index, meta] of metas.entries()) meta.content = before[index] ?? '';
    };
  }, []);
}
