/**
 * Link elements of stylesheets that failed to load. Vite requests each stylesheet only once per page, so this module
 * retries them.
 */
const failedLinks = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  // Load errors of elements do not bubble, so capture them.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failedLinks.add(target),
    true,
  );
}

/** Requests a stylesheet again at the same place in the document, because the order of the rules matters. */
export const again = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${next.href}`)));
    failedLinks.delete(link);
    link.replaceWith(next);
  });

/** Loads the stylesheets that failed before. Rejects if one fails again. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...failedLinks].map(again));
}
