const againMs = 60_000;

/**
 * A boundary's tries for what could not be fetched or breaks (R32). Each call is one; `true`: render it again. What fails
 * again soon after a try is gone for good, such as with a deployment, or the browser remembers that a script failed and
 * never asks for it again in this page, as Chromium 150 does: then `false`, and the page is being loaded anew. A try
 * without a line says nothing of that: what has been typed is not given up for it.
 */
export function newRetry(): () => boolean {
  let tried = Number.NEGATIVE_INFINITY;
  return () => {
    if (!navigator.onLine) return true;
    const isSecond = performance.now() - tried < againMs;
    tried = performance.now();
    if (!isSecond) return true;
    const reload = () => window.location.reload();
    import('./renewPage').then(({ renewPage }) => renewPage()).catch(reload);
    return false;
  };
}
