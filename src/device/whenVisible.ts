/**
 * Resolves once the page is shown. Browsers prerender pages (`document.prerendering`). Nothing should be sent or ended
 * for a prerendered page, because the visitor has not opened it.
 */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}
