/**
 * Resolves once the page is one that somebody sees. Browsers prepare pages ahead (`document.prerendering`): what would
 * be sent or ended meanwhile, nobody has asked for.
 */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}
