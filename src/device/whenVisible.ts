/**
 * Resolves immediately or, if the browser is prerendering the page (`document.prerendering`), once the visitor opens
 * it. The visitor may never open a prerendered page, so until then the page must not send requests or end a session.
 */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}
