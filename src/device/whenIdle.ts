/**
 * Runs work when the browser is idle, after 5 s at the latest. In Safari, which has no `requestIdleCallback`, the work
 * runs after 1 s. Returns a function that cancels the work.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
