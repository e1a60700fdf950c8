/**
 * A page as the service worker keeps it: what it would fetch for its scripts is named in `data-` attributes, and the head
 * script asks for it behind the first paint. Asked for at once, files that are at hand come all together and hold it up.
 */
export const keptPage = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/(<script(?: async)? type="module"[^>]*?) src=/g, '$1 data-src=');
