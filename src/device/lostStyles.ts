/** Tags of stylesheets that did not come. Vite asks for each of them once in a page: another try is this module's. */
const lost = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  // Errors of what an element fetches do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lost.add(target),
    true,
  );
}

/** Asks for one anew, at the place it had: rules keep their order. */
const again = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${next.href}`)));
    lost.delete(link);
    link.replaceWith(next);
  });

/** Fetches the styles that did not come before; rejects where they do not come now. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(again));
}
