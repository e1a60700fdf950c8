/** Returns whether the page is visible. In Node, which has no pages, returns true. */
export const isPageVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** Calls `work` once, as soon as the page is visible. */
export function oncePageVisible(work: () => void): void {
  if (isPageVisible()) {
    work();
    return;
  }
  const check = () => {
    if (!isPageVisible()) return;
    document.removeEventListener('visibilitychange', check);
    work();
  };
  document.addEventListener('visibilitychange', check);
}
