/**
 * Resolves once the page is visible. Browsers prerender pages (`document.prerendering`) that the visitor may never
 * open, so a prerendered page must not send requests or end a session.
 */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}
